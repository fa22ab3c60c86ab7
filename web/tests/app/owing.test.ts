import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { opened, state } from './line'

/** What the server could not take just then is kept and sent again; the reader need not do it again. */

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('sends a play again while the server is busy, until it is done', () => {
  const { table, line } = opened()
  table.play(0, 'produce')
  const sent = line.last('play')
  for (const times of [2, 3]) {
    line.say({ is: 'refused', at: 1, ask: null, error: { code: 'busy', text: 'Busy.' } })
    expect(table.busy).toBe(true)
    expect(table.refusal?.text).toBe('Busy.')
    vi.advanceTimersByTime(2000)
    expect(line.sent.filter((each) => each['do'] === 'play')).toHaveLength(times)
    expect(line.last('play')).toEqual(sent)
  }
  line.say({ is: 'done', at: 1, seq: 2 })
  line.say(state({ seq: 2 }))
  expect(table.busy).toBe(false)
  expect(table.refusal).toBeNull()
  vi.advanceTimersByTime(5000)
  expect(line.sent.filter((each) => each['do'] === 'play')).toHaveLength(3)
})

it('leaves it to the reader when nothing can be kept', () => {
  const { table, line } = opened()
  table.play(0, 'produce')
  line.say({ is: 'refused', at: 1, ask: null, error: { code: 'not_kept', text: 'Not now.' } })
  expect(table.busy).toBe(false)
  expect(table.refusal?.text).toBe('Not now.')
  vi.advanceTimersByTime(5000)
  expect(line.sent.filter((each) => each['do'] === 'play')).toHaveLength(1)
})
