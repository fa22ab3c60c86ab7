/** The end of a turn: what it would let go, and the time in which bots wait after it. */

import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Holding } from '../../src/table/holding.svelte'
import ChipBar from '../../src/table/rail/ChipBar.svelte'
import type { StateMessage } from '../../src/wire/types'
import { opened } from './line'

const ENDED = { questions: [], waiting_for: [1], undo: true, held: { seat: 0, left: 3000 } }

afterEach(() => vi.useRealTimers())

describe('while bots wait', () => {
  it('the seconds that are left are counted, and never run out before the server says so', () => {
    vi.useFakeTimers()
    const { table } = opened(ENDED)
    let holding: Holding | undefined
    const stop = $effect.root(() => {
      holding = new Holding(table)
    })
    flushSync()
    expect([holding?.seat, holding?.seconds]).toEqual([0, 3])
    vi.advanceTimersByTime(1250)
    expect(holding?.seconds).toBe(2)
    vi.advanceTimersByTime(5000)
    expect(holding?.seconds).toBe(1)
    stop()
  })

  it('nobody else is told to hurry', () => {
    const { table } = opened({ ...ENDED, held: { seat: 1, left: 3000 } })
    let seat: number | null | undefined
    $effect.root(() => {
      seat = new Holding(table).seat
    })()
    expect(seat).toBeNull()
  })

  it('the end is taken back by Undo, the whole turn by its chip, and the wait is ended by another', async () => {
    const { deciding, line } = opened(ENDED)
    render(ChipBar, { deciding, held: 0, open: false, all: () => undefined })
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(line.last('go_on')).toEqual({ do: 'go_on', seat: 0 })
    await userEvent.click(screen.getByRole('button', { name: /start of the turn/ }))
    expect(line.last('undo_turn')).toEqual({ do: 'undo_turn', seat: 0, at: 1 })
    line.say({ is: 'done', at: 1, seq: 1 })
    deciding.undo()
    expect(line.last('undo')).toEqual({ do: 'undo', seat: 0, at: 1 })
  })
})

describe('the end of a turn', () => {
  const asked = (change: Partial<StateMessage['questions'][number]>): ReturnType<typeof opened> =>
    opened({
      questions: [
        {
          seat: 0,
          name: 'bottom',
          text: 'And then?',
          prompt: '',
          answers: [{ text: 'upgrade', label: 'Upgrade' }],
          can_end: false,
          curtain: false,
          longer: [],
          tray: [],
          ...change,
        },
      ],
    })

  it('comes from any question that can end it', () => {
    const { deciding, line } = asked({ can_end: true })
    deciding.end()
    expect(line.last('end')).toEqual({ do: 'end', seat: 0, at: 1 })
  })

  it('that lets something go is asked about first', () => {
    const end = { text: 'pass / end', label: 'Pass / End', ends: true, gives_up: true }
    const { deciding, line } = asked({ longer: [end] })
    expect(deciding.ending).toEqual(end)
    deciding.end()
    expect([deciding.asking, line.last('play'), line.last('end')]).toEqual([true, undefined, undefined])
    deciding.undo()
    expect([deciding.asking, deciding.chosen]).toEqual([false, null])
    deciding.end()
    deciding.confirm()
    expect(line.last('play')?.['line']).toBe('pass / end')
  })

  it('does not come where it cannot', () => {
    const { deciding, line } = asked({})
    expect(deciding.ending).toBeNull()
    deciding.end()
    expect(line.sent.map((each) => each['do'])).toEqual(['hello'])
  })
})
