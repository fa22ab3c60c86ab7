import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/settings/settings.svelte'
import { opened, state } from './line'

afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { confirm: 'final', careful: true })
})

describe('looking at the board', () => {
  it('shows what a thing would do that means one answer', () => {
    const { deciding, line } = opened()
    deciding.consider(['unit:0/char', 'section:move'])
    expect(deciding.regarded?.text).toBe('move')
    expect(line.last('preview')).toMatchObject({ do: 'preview', seat: 0, line: 'move' })
    deciding.consider(['hex:A1'])
    expect(deciding.regarded).toBeNull()
    deciding.consider([])
    expect(deciding.regarded).toBeNull()
  })
})

describe('a table', () => {
  it('says hello and shows what it hears', () => {
    const { table, line } = opened()
    expect(line.sent[0]).toEqual({ do: 'hello', since: null })
    expect(table.question?.text).toBe('Choose a section')
    expect(table.names).toEqual(['Ann', 'Steady bot'])
    expect(table.log.map((each) => each.text)).toEqual(['The game begins.'])
  })

  it('leaves out who is blocked, and everybody when muted', () => {
    const { table, line } = opened()
    const said = { is: 'said', name: 'Ben', time: 0, seat: 1, preset: '', offer: null } as const
    line.say({ ...said, n: 1, person: 'p1', text: 'rude' })
    line.say({ ...said, n: 2, person: 'p2', text: 'kind' })
    table.silence('p1')
    expect(table.heardTalk.map((each) => each.text)).toEqual(['kind'])
    table.mute(true)
    expect(table.heardTalk).toEqual([])
    expect(opened().table.muted).toBe(true)
    table.mute(false)
    expect(opened().table.muted).toBe(false)
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
    expect(line.last('play')).toEqual({ do: 'play', seat: 0, line: 'move', at: 1, on: true })
    line.close(1012)
    expect(table.line).toBe('broken')
    vi.advanceTimersByTime(2000)
    const second = lines[1]
    second?.open()
    expect(second?.sent).toEqual([
      { do: 'hello', since: 1 },
      { do: 'play', seat: 0, line: 'move', at: 1, on: true },
    ])
    second?.say({ is: 'done', at: 1, seq: 2 })
    expect(table.busy).toBe(false)
    second?.close(1006)
    vi.advanceTimersByTime(20_000)
    lines[2]?.open()
    expect(lines[2]?.sent).toEqual([{ do: 'hello', since: 1 }])
  })

  it('waits for the network while there is none', () => {
    vi.useFakeTimers()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { table, lines } = opened()
    window.dispatchEvent(new Event('offline'))
    expect(table.line).toBe('broken')
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    lines[1]?.open()
    expect(table.line).toBe('open')
    table.close()
    online.mockRestore()
  })

  it('leaves a line on which nothing is heard any more', () => {
    vi.useFakeTimers()
    const { table, line, lines } = opened()
    vi.advanceTimersByTime(26_000)
    expect(line.last('ping')).toEqual({ do: 'ping' })
    line.say({ is: 'pong' })
    vi.advanceTimersByTime(25_000)
    expect(table.line).toBe('open')
    vi.advanceTimersByTime(30_000)
    lines[1]?.open()
    expect(lines[1]?.sent[0]).toMatchObject({ do: 'hello' })
    table.close()
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
    line.say({
      is: 'refused',
      at: 1,
      ask: null,
      error: { code: 'illegal', text: 'No.', rule: 'SCY-TURN-02', sentence: 'Not there.' },
    })
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
    line.say({
      is: 'preview',
      ask: Number(asked?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [],
      things: [],
    })
    expect(line.last('play')?.['line']).toBe('move')
  })

  it('knows where what is dragged may go from the consequences of taking it up', () => {
    const { deciding, line } = opened()
    deciding.hold(['section:move'])
    const asked = line.last('preview')
    expect(asked?.['line']).toBe('move')
    expect(deciding.goals.size).toBe(0)
    line.say({
      is: 'preview',
      ask: Number(asked?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [],
      things: ['hex:F2', 'hex:G1'],
    })
    expect([...deciding.goals]).toEqual(['hex:F2', 'hex:G1'])
    deciding.hold([])
    expect(deciding.goals.size).toBe(0)
    expect(line.last('play')).toBeUndefined()
  })

  it('puts back what is pointed at once more, and tells what is taken from what is looked at', () => {
    const answers = ['wood', 'oil'].map((good) => ({
      text: `trade ${good}`,
      label: good,
      things: ['section:trade', `good:${good}`],
    }))
    const { deciding } = opened({
      questions: [
        {
          seat: 0,
          name: 'top',
          text: 'What?',
          answers,
          can_end: false,
          curtain: false,
          longer: [],
          tray: [],
          prompt: '',
        },
      ],
    })
    deciding.point(['section:trade'])
    expect([...deciding.taken]).toEqual(['section:trade'])
    deciding.regard(answers[0] ?? null)
    expect(deciding.marked.has('good:wood')).toBe(true)
    expect(deciding.taken.has('good:wood')).toBe(false)
    deciding.point(['section:trade'])
    expect(deciding.pointed).toEqual([])
  })

  it('asks before something new is shown', () => {
    const { deciding, line } = opened()
    deciding.point(['section:move'])
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: false,
      changes: [],
      things: [],
    })
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

  it('never plays what is only asked about', () => {
    const { line, deciding } = opened()
    deciding.askWhy('move')
    line.say({ is: 'why', ask: Number(line.last('why')?.['ask']), error: null, line: 'move', label: 'Move', near: [] })
    expect([deciding.allowed?.text, deciding.chosen]).toEqual(['move', null])
    deciding.askWhy('why can I not build')
    const near = [{ line: 'move', label: 'Move', error: null }]
    line.say({ is: 'why', ask: Number(line.last('why')?.['ask']), error: null, line: '', label: '', near })
    expect([deciding.allowed, deciding.why, deciding.asked?.near]).toEqual([null, null, near])
    deciding.forgive()
    expect(deciding.asked).toBeNull()
    expect(line.last('play')).toBeUndefined()
    deciding.askWhy('trade')
    expect(deciding.allowed).toBeNull()
    line.say({
      is: 'why',
      ask: Number(line.last('why')?.['ask']),
      error: { code: 'illegal', text: 'No.' },
      line: 'trade',
      label: '',
      near: [],
    })
    expect([deciding.allowed, deciding.why?.line]).toEqual([null, 'trade'])
  })

  it('only looks at a thing that no answer speaks of', () => {
    const { deciding, line } = opened()
    let looked = 0
    deciding.point(['section:trade'], () => (looked += 1))
    expect([looked, deciding.chosen, deciding.why]).toEqual([1, null, null])
    expect([line.last('point'), line.last('play')]).toEqual([undefined, undefined])
  })

  it('says why something cannot be dropped there', () => {
    const { deciding, line } = opened()
    deciding.drop(['unit:0/char'], 'hex:F5', 'way:char/F5')
    const asked = line.last('point')
    expect(asked?.['things']).toEqual(['way:char/F5'])
    line.say({
      is: 'why',
      ask: Number(asked?.['ask']),
      error: { code: 'illegal', text: 'No.', rule: 'SCY-TURN-02' },
      line: 'move / char / F5',
      label: '',
      near: [],
    })
    expect(deciding.why).toMatchObject({ line: 'move / char / F5', error: { rule: 'SCY-TURN-02' } })
  })

  it('takes a drop that can be played like an answer of the list', () => {
    const { deciding, line } = opened()
    deciding.drop(['unit:0/char'], 'hex:F5', 'way:char/F5')
    line.say({
      is: 'why',
      ask: Number(line.last('point')?.['ask']),
      error: null,
      line: 'move / char / F5',
      label: 'Move / F5',
      near: [],
    })
    expect(deciding.chosen).toEqual({ text: 'move / char / F5', label: 'Move / F5' })
    expect(line.last('play')).toBeUndefined()
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [],
      things: [],
    })
    expect(line.last('play')?.['line']).toBe('move / char / F5')
  })

  it('forgets a drop of a state that is over', () => {
    const { deciding, line } = opened()
    deciding.drop(['unit:0/char'], 'hex:F5', 'way:char/F5')
    const late = Number(line.last('point')?.['ask'])
    line.say(state({ seq: 2 }))
    line.say({ is: 'why', ask: late, error: { code: 'illegal', text: 'No.' }, line: 'pass', label: '', near: [] })
    expect(deciding.why).toBeNull()
  })

  it('sends at once what gives nothing up, in a hurry', () => {
    settings.confirm = 'never'
    const { deciding, line } = opened({
      questions: [
        {
          seat: 0,
          name: 'bottom',
          text: 'And then?',
          answers: [{ text: 'pass', label: 'Pass' }],
          can_end: false,
          curtain: false,
          longer: [],
          tray: [],
          prompt: '',
        },
      ],
    })
    const only = deciding.answers[0]
    if (only === undefined) throw new Error('no answer')
    deciding.choose(only)
    expect(line.last('play')?.['line']).toBe('pass')
  })
})
