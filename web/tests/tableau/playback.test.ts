import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Playback } from '../../src/table/playback.svelte'
import type { TableauView } from '../../src/tableau/types'
import { heard, ME, recorded, referenceOf, viewOf, type Game } from './recorded.svelte'
import Show from './Show.svelte'

const NAMES = ['Anna', 'plain', 'plain 2', 'plain 3']

// Nothing has a size here.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The next step is shown, or the show is over; other things have timers as well. */
function next(playback: Playback): void {
  const { now } = playback
  while (playback.now === now && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
}

/** What is drawn of the others: their places, their points, how many cards they hold. */
function drawn(page: Element, seats: number): unknown {
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== ME)
    .map((seat) => ({
      places: [...page.querySelectorAll(`[data-thing^="location:${seat}/"]`)]
        .map((each) => each.getAttribute('data-thing')?.split('/')[1] ?? '')
        .filter((card) => card !== 'ruin' && card !== 'foundation')
        .toSorted(),
      points: Number(/\d+/.exec(page.querySelector(`[data-thing="seat:${seat}"] .score b`)?.textContent ?? '')?.[0]),
    }))
}

/** The same as the view has it. */
const seen = (view: TableauView): unknown =>
  view.players.flatMap(({ locations, points }, seat) =>
    seat === ME ? [] : [{ places: locations.map(({ card }) => card).toSorted(), points }],
  )

describe.each(['state', 'empire'] as const)('the recorded game %s', (game: Game) => {
  const states = recorded(game)
  const seats = viewOf(states[0] as never).players.length
  /** The places in the record after which others play until the reader decides again. */
  const rounds: [number, number][] = []
  states.forEach((state, at) => {
    const since = states.slice(at + 1).findIndex(({ since_you }) => since_you !== state.since_you)
    const before = states[at - 1]
    if (before !== undefined && before.since_you !== state.since_you && since > 2) rounds.push([at, at + since])
  })

  it('has rounds in which others play', () => expect(rounds.length).toBeGreaterThan(10))

  // Drawing takes its time: some rounds are drawn.
  it.each(rounds.filter((_, k) => k % 6 === 2))('is drawn as its views say, step by step (%i to %i)', (from, to) => {
    const { playback, hearTo, show, newest } = heard(states)
    hearTo(0, from)
    playback.skip()
    const { container } = render(Show, {
      props: { reference: referenceOf(game), names: NAMES, seat: ME, view: () => viewOf(newest()), show },
    })
    flushSync()
    expect(drawn(container, seats)).toEqual(seen(viewOf(states[from] as never)))
    hearTo(from + 1, to)
    let steps = 0
    while (playback.running) {
      flushSync()
      const { shown } = playback
      expect(drawn(container, seats), `state ${shown?.seq}`).toEqual(seen(viewOf(shown as never)))
      expect(container.querySelector('[data-caption]')).not.toBeNull()
      steps += 1
      next(playback)
    }
    flushSync()
    expect(steps).toBeGreaterThan(0)
    expect(drawn(container, seats)).toEqual(seen(viewOf(states[to] as never)))
  })
})
