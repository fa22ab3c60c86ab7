import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../src/settings/settings.svelte'
import { Playback } from '../../src/table/playback.svelte'
import ShowBar from '../../src/table/rail/ShowBar.svelte'
import { state } from './line'

beforeEach(() => Object.assign(settings, { pace: 1, theme: 'light' }))

/** Two others have their turns; the first is being shown. */
function bar() {
  const playback = new Playback({
    mine: () => [0],
    seats: () => 3,
    pace: () => settings.pace,
    still: () => false,
    hidden: () => false,
    lasts: () => 1e9,
    told: () => undefined,
  })
  const known = [1, 2].map((seat, k) => ({ n: 2 * k, event: { kind: 'turn', seat } }))
  playback.hear(state({ seq: 1, log_from: 0, events: [{ kind: 'turn', seat: 1 }], log: [] }), known)
  for (const n of [1, 3]) {
    const events = [{ kind: 'deed', seat: 1 }, ...(n === 1 ? [{ kind: 'turn', seat: 2 }] : [])]
    const log = [{ n, seat: 1, text: 'deed', kind: 'deed', things: [] }]
    playback.hear(state({ seq: n === 1 ? 2 : 3, log_from: n, events, log, since_you: 0 }), known)
  }
  const { container } = render(ShowBar, { props: { playback } })
  return {
    playback,
    dots: () => [...container.querySelectorAll('[data-dot]')].map((dot) => dot.className.includes('now')),
  }
}

describe('while others are shown', () => {
  it('the show can be held, let go on and ended', async () => {
    const { playback, dots } = bar()
    expect(dots()).toEqual([true, false])
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(playback.paused).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Run' }))
    expect(playback.paused).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect([playback.running, playback.shown?.seq]).toEqual([false, 3])
  })

  it('its pace is the one of the settings, and goes from one to the next', async () => {
    bar()
    for (const [from, to] of [
      [1, 2],
      [2, 4],
      [4, 1],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: `Pace: ${from}×` }))
      expect(settings.pace).toBe(to)
    }
  })
})
