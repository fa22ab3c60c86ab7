import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback, type Audience } from '../../src/table/playback.svelte'
import type { Shown } from '../../src/table/steps'
import type { Numbered } from '../../src/table/turns'
import type { GameEvent, StateMessage } from '../../src/wire/types'
import { state } from './line'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A game of three in which the reader has seat 0, heard state by state. */
function game(given: Partial<Audience> = {}) {
  const told: Shown[] = []
  let known: Numbered[] = []
  let last = state({ seq: 0, events: [], log: [], log_from: 0 })
  const playback = new Playback({
    mine: () => [0],
    seats: () => 3,
    pace: () => 1,
    still: () => false,
    hidden: () => false,
    lasts: () => 1400,
    told: (turn) => told.push(turn),
    ...given,
  })
  function send(next: StateMessage): StateMessage {
    last = next
    const events = next.events.map((event, k) => ({ n: next.log_from + k, event }))
    known = [...known.filter(({ n }) => n < next.log_from), ...events]
    playback.hear(next, known)
    return next
  }
  /** Something happens; every event but the beginning of a turn has a line that the reader sees. */
  function happens(seat: number, ...kinds: string[]): StateMessage {
    const from = last.log_from + last.events.length
    const events: GameEvent[] = kinds.map((kind) => {
      const [name, whose] = kind.split(' ')
      return { kind: name ?? '', seat: whose === undefined ? seat : Number(whose) }
    })
    const log = events.map((event, k) => ({
      ...{ n: from + k, seat: event.seat ?? -1, kind: event.kind, things: [] },
      text: `${event.kind} of ${event.seat}`,
    }))
    const since = seat === 0 ? from + events.length : last.since_you
    return send(state({ seq: last.seq + 1, events, log, log_from: from, since_you: since }))
  }
  const back = (to: StateMessage): StateMessage =>
    send(state({ seq: last.seq + 1, events: [], log: [], log_from: to.log_from + to.events.length }))
  happens(0, 'start', 'turn')
  return { playback, happens, back, send, told, shown: () => playback.shown?.seq }
}

/** The reader's turn is over, then two others have their turns and the reader is asked again. */
function round(table: ReturnType<typeof game>): { ended: number; newest: number } {
  const ended = table.happens(0, 'deed', 'turn 1').seq
  table.happens(1, 'deed', 'gain')
  table.happens(1, 'turn 2')
  table.happens(2, 'deed')
  return { ended, newest: table.happens(2, 'turn 0').seq }
}

describe("others' turns", () => {
  it('are shown one after the other, each for a while, and nothing is shown of the reader', () => {
    const table = game()
    const { playback, shown } = table
    expect([playback.running, shown()]).toEqual([false, 1])
    const { ended, newest } = round(table)
    expect([playback.running, playback.now?.turn.seat, shown()]).toEqual([true, 1, ended + 1])
    expect(playback.turns.map(({ seat }) => seat)).toEqual([1, 2])
    vi.advanceTimersByTime(1399)
    expect(playback.now?.turn.seat).toBe(1)
    vi.advanceTimersByTime(2)
    expect([playback.now?.turn.seat, shown()]).toEqual([2, ended + 3])
    vi.advanceTimersByTime(1400)
    expect([playback.running, shown()]).toEqual([false, newest])
    expect(table.told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('take their time together, however many states they come in', () => {
    const table = game()
    table.happens(0, 'deed', 'turn 1')
    for (let k = 0; k < 4; k += 1) table.happens(1, 'deed')
    table.happens(1, 'turn 2')
    vi.advanceTimersByTime(1300)
    expect(table.playback.running).toBe(true)
    vi.advanceTimersByTime(1300)
    expect(table.playback.running).toBe(false)
  })

  it('are held and go on, and end where the reader wants it', () => {
    const table = game()
    const { playback, shown } = table
    const { ended, newest } = round(table)
    vi.advanceTimersByTime(1000)
    playback.pause()
    vi.advanceTimersByTime(60_000)
    expect([playback.paused, shown()]).toEqual([true, ended + 1])
    playback.pause()
    vi.advanceTimersByTime(401)
    expect([playback.paused, playback.now?.turn.seat]).toEqual([false, 2])
    playback.skip()
    expect([playback.running, shown()]).toEqual([false, newest])
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe(newest)
  })

  it.each([
    [2, 700],
    [4, 350],
  ])('are shown at %i times the pace', (pace, time) => {
    const table = game({ pace: () => pace })
    round(table)
    vi.advanceTimersByTime(time + 1)
    expect(table.playback.now?.turn.seat).toBe(2)
  })

  it('are shown faster where more than six wait', () => {
    const table = game({ seats: () => 12 })
    table.happens(0, 'deed', 'turn 1')
    for (let k = 0; k < 9; k += 1) table.happens(1 + (k % 2), 'deed', `turn ${1 + ((k + 1) % 2)}`)
    const first = table.playback.now?.turn.n
    vi.advanceTimersByTime(1400)
    const { waiting } = table.playback
    expect(waiting.length).toBe(7) // the first was begun when nothing waited
    vi.advanceTimersByTime(700)
    expect(table.playback.waiting.length).toBe(6)
    vi.advanceTimersByTime(1399)
    expect(table.playback.waiting.length).toBe(6)
    expect(first).toBeLessThan(table.playback.now?.turn.n ?? 0)
  })

  it('are over when the reader decides', () => {
    const table = game()
    round(table)
    const own = table.happens(0, 'deed')
    expect([table.playback.running, table.shown()]).toEqual([false, own.seq])
  })

  it.each(['undo', 'a gap', 'another seat'])('are cut by %s: the newest state is shown at once', (how) => {
    const table = game()
    const { newest } = round(table)
    const before = table.playback.shown
    if (before === null) throw new Error('nothing is shown')
    if (how === 'undo') table.back(before)
    else if (how === 'a gap') table.send(state({ seq: newest + 2, log_from: 40, events: [], log: [] }))
    else table.send(state({ seq: newest + 1, log_from: 10, events: [], log: [], seat: 2 }))
    expect([table.playback.running, (table.shown() ?? 0) > newest]).toEqual([false, true])
  })

  it('are not shown to who has just come', () => {
    const { playback } = game()
    expect([playback.running, playback.canRepeat, playback.told]).toEqual([false, false, []])
  })

  it('are not shown while nobody looks', () => {
    const table = game({ hidden: () => true })
    expect(round(table).newest).toBe(table.shown())
    expect(table.playback.running).toBe(false)
  })

  it('can be seen again until the own turn is over', () => {
    const table = game()
    const { ended, newest } = round(table)
    table.playback.skip()
    const own = table.happens(0, 'deed')
    table.playback.again()
    expect([table.playback.now?.turn.seat, table.shown()]).toEqual([1, ended + 1])
    vi.advanceTimersByTime(1401)
    expect(table.playback.now?.turn.seat).toBe(2)
    vi.advanceTimersByTime(1401)
    expect([table.playback.running, table.shown(), newest < own.seq]).toEqual([false, own.seq, true])
    table.happens(0, 'turn 1')
    expect(table.playback.canRepeat).toBe(false)
  })

  it('are kept for one round where the reader only watches', () => {
    const table = game({ mine: () => [] })
    for (let k = 0; k < 7; k += 1) table.happens(1 + (k % 2), 'deed', `turn ${1 + ((k + 1) % 2)}`)
    table.playback.skip()
    table.playback.again()
    expect(table.playback.turns.length).toBe(3)
  })
})

describe('who wants no motion', () => {
  it('sees every state at once, and what it brought for a moment', () => {
    const table = game({ still: () => true })
    const { newest } = round(table)
    expect([table.playback.running, table.shown()]).toEqual([false, newest])
    expect(table.playback.turn?.seat).toBe(2)
    expect(table.playback.air.length).toBeGreaterThan(0)
    expect(table.told.map(({ seat }) => seat)).toEqual([1, 2])
    vi.advanceTimersByTime(1501)
    expect(table.playback.air).toEqual([])
    expect(table.playback.told.length).toBe(4)
  })

  it('may still ask to see a round again', () => {
    const table = game({ still: () => true })
    const { ended } = round(table)
    table.playback.again()
    expect(table.shown()).toBe(ended + 1)
  })
})
