import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/settings/settings.svelte'
import { Deciding } from '../../src/table/deciding.svelte'
import { Table } from '../../src/table/table.svelte'
import { exchange, info, state, type Line } from './line'

function opened(): { table: Table; deciding: Deciding; line: Line; lines: Line[] } {
  const { lines, make } = exchange()
  const table = new Table('t1', null, make)
  const line = lines[0]
  if (line === undefined) throw new Error('no line was opened')
  line.open()
  line.say({ is: 'table', table: info() })
  line.say(state())
  return { table, deciding: new Deciding(table), line, lines }
}

afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { confirm: 'final', careful: true })
})

describe('a table', () => {
  it('says hello and shows what it hears', () => {
    const { table, line } = opened()
    expect(line.sent[0]).toEqual({ do: 'hello' })
    expect(table.question?.text).toBe('Choose a section')
    expect(table.names).toEqual(['Ann', 'Steady bot'])
    expect(table.log.map((each) => each.text)).toEqual(['The game begins.'])
  })

  it('replaces the log from where the server says', () => {
    const { table, line } = opened()
    line.say(state({ seq: 2, log_from: 1, log: [{ n: 1, seat: 0, text: 'one', kind: 'a', things: [] }] }))
    line.say(state({ seq: 3, log_from: 1, log: [{ n: 1, seat: 0, text: 'another', kind: 'a', things: [] }] }))
    expect(table.log.map((each) => each.text)).toEqual(['The game begins.', 'another'])
  })

  it('comes back after a break and says the unanswered play again', () => {
    vi.useFakeTimers()
    const { table, line, lines } = opened()
    table.play(0, 'move')
    expect(line.last('play')).toEqual({ do: 'play', seat: 0, line: 'move', at: 1 })
    line.close(1012)
    expect(table.line).toBe('broken')
    vi.advanceTimersByTime(2000)
    const second = lines[1]
    second?.open()
    expect(second?.sent).toEqual([{ do: 'hello', since: 1 }, { do: 'play', seat: 0, line: 'move', at: 1 }])
    second?.say({ is: 'done', at: 1, seq: 2 })
    expect(table.busy).toBe(false)
    second?.close(1006)
    vi.advanceTimersByTime(20_000)
    lines[2]?.open()
    expect(lines[2]?.sent).toEqual([{ do: 'hello', since: 1 }])
  })

  it('does not try again where it is not let in', () => {
    vi.useFakeTimers()
    const { table, line, lines } = opened()
    line.close(4403)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(table.line).toBe('refused')
  })

  it('keeps a refusal until the next try', () => {
    const { table, line } = opened()
    table.play(0, 'move')
    line.say({ is: 'refused', at: 1, ask: null, error: { code: 'illegal', text: 'No.', rule: 'SCY-TURN-02', sentence: 'Not there.' } })
    expect(table.refusal?.sentence).toBe('Not there.')
    expect(table.busy).toBe(false)
    table.play(0, 'produce')
    expect(table.refusal).toBeNull()
  })
})

describe('deciding', () => {
  it('lights what the answers speak of', () => {
    expect([...opened().deciding.lit]).toEqual(['section:move', 'section:produce'])
  })

  it('plays at once what a click leaves and can be taken back', () => {
    const { deciding, line } = opened()
    deciding.point(['section:move'])
    const asked = line.last('preview')
    expect(asked?.['line']).toBe('move')
    expect(line.last('play')).toBeUndefined()
    line.say({ is: 'preview', ask: Number(asked?.['ask']), view: {} as never, log: [], complete: true, changes: [] })
    expect(line.last('play')?.['line']).toBe('move')
  })

  it('asks before something new is shown', () => {
    const { deciding, line } = opened()
    deciding.point(['section:move'])
    line.say({ is: 'preview', ask: Number(line.last('preview')?.['ask']), view: {} as never, log: [], complete: false, changes: [] })
    expect(line.last('play')).toBeUndefined()
    deciding.confirm()
    expect(line.last('play')?.['line']).toBe('move')
  })

  it('lets the reader confirm what cannot be foreseen because the line is broken', () => {
    vi.useFakeTimers()
    const { deciding, line, lines } = opened()
    line.close(1006)
    deciding.point(['section:move'])
    expect(deciding.asking).toBe(true)
    deciding.confirm()
    vi.advanceTimersByTime(2000)
    lines[1]?.open()
    expect(lines[1]?.last('play')?.['line']).toBe('move')
  })

  it('asks before giving up, also in a hurry', () => {
    settings.confirm = 'never'
    const { deciding, line } = opened()
    const pass = deciding.answers[2]
    if (pass === undefined) throw new Error('no pass')
    deciding.choose(pass)
    expect(line.last('play')).toBeUndefined()
    deciding.choose(pass)
    expect(line.last('play')?.['line']).toBe('pass')
  })

  it('goes back step by step', () => {
    settings.confirm = 'each'
    const { deciding } = opened()
    deciding.filter = 'pro'
    expect(deciding.shown.map((each) => each.text)).toEqual(['produce'])
    deciding.point(['section:produce'])
    expect(deciding.chosen?.text).toBe('produce')
    deciding.cancel()
    expect(deciding.chosen).toBeNull()
    deciding.cancel()
    expect(deciding.filter).toBe('')
    expect(deciding.halfway).toBe(false)
  })

  it('says why not when no answer speaks of the thing', () => {
    const { deciding, line } = opened()
    deciding.point(['section:trade'])
    const asked = line.last('why')
    expect(asked?.['line']).toBe('trade')
    line.say({ is: 'why', ask: Number(asked?.['ask']), error: { code: 'illegal', text: 'No.', rule: 'SCY-TURN-02' } })
    expect(deciding.why?.error.rule).toBe('SCY-TURN-02')
  })
})
