import { describe, expect, it } from 'vitest'
import { pressed } from '../../src/table/keys'
import { Openings } from '../../src/table/rail/open.svelte'
import { opened, type Line } from './line'

/** Two of the cards a, c and e are to be discarded. */
const PAIRS = ['a c', 'a e', 'c e']

function asked(): ReturnType<typeof opened> {
  const answers = PAIRS.map((pair) => ({
    text: `discard ${pair}`,
    label: `Discard ${pair}`,
    things: pair.split(' ').map((name) => `card:${name}`),
  }))
  return opened({
    questions: [
      {
        seat: 0,
        name: 'discard',
        text: 'Discard two cards',
        answers,
        can_end: false,
        curtain: false,
        longer: [],
        tray: [],
        prompt: '',
      },
    ],
  })
}

/** What comes of it shows something new: it has to be confirmed. */
function unforeseen(line: Line): void {
  line.say({
    is: 'preview',
    ask: Number(line.last('preview')?.['ask']),
    view: {} as never,
    log: [],
    complete: false,
    changes: [],
    things: [],
  })
}

describe('pointing to several things', () => {
  it('leads to the answer that speaks of them all, which waits to be confirmed', () => {
    const { line, deciding } = asked()
    deciding.point(['card:a'])
    expect([deciding.open.length, deciding.further, deciding.chosen]).toEqual([2, true, null])
    deciding.point(['card:c'])
    unforeseen(line)
    expect([deciding.chosen?.text, deciding.asking]).toEqual(['discard a c', true])
    deciding.confirm()
    expect(line.last('play')?.['line']).toBe('discard a c')
  })

  it('puts each of them back by pointing once more, and never confirms by it', () => {
    const { line, deciding } = asked()
    deciding.point(['card:a'])
    deciding.point(['card:c'])
    unforeseen(line)
    deciding.point(['card:c'])
    expect([deciding.pointed, deciding.chosen, deciding.asking]).toEqual([['card:a'], null, false])
    deciding.point(['card:c'])
    deciding.point(['card:a'])
    expect([deciding.pointed, deciding.chosen]).toEqual([['card:c'], null])
    deciding.point(['card:e'])
    unforeseen(line)
    expect(line.last('play')).toBeUndefined()
    deciding.confirm()
    expect(line.last('play')?.['line']).toBe('discard c e')
  })

  it('begins anew with a thing that the chosen answer does not speak of', () => {
    const { line, deciding } = asked()
    deciding.point(['card:a'])
    deciding.point(['card:c'])
    unforeseen(line)
    deciding.point(['card:e'])
    expect([deciding.pointed, deciding.chosen, deciding.asking]).toEqual([['card:e'], null, false])
  })

  it('takes the last thing back with the answer it led to', () => {
    const { line, deciding } = asked()
    deciding.point(['card:a'])
    deciding.point(['card:c'])
    unforeseen(line)
    deciding.cancel()
    expect([deciding.pointed, deciding.chosen, deciding.open.length]).toEqual([['card:a'], null, 2])
    deciding.point(['card:c'])
    deciding.widen()
    expect([deciding.pointed, deciding.chosen, deciding.open.length]).toEqual([[], null, 3])
  })
})

describe('a question mark on an answer', () => {
  it('asks what its things are', () => {
    const { table, deciding } = asked()
    const explained: (readonly string[])[] = []
    const button = document.createElement('button')
    const first = deciding.answers[0]
    button.setAttribute('data-answer', first?.text ?? '')
    const event = new KeyboardEvent('keydown', { key: '?' })
    Object.defineProperty(event, 'target', { value: button })
    pressed(event, {
      table,
      deciding,
      playback: { running: false } as never,
      openings: new Openings(),
      goTo: () => undefined,
      hint: () => undefined,
      help: () => undefined,
      explain: (things) => explained.push(things),
    })
    expect(explained).toEqual([first?.things])
  })
})

describe('Escape', () => {
  it('puts away what was refused before it takes anything back', () => {
    const { table, deciding } = asked()
    deciding.point(['card:a'])
    deciding.why = { line: 'pass', error: { code: 'illegal', text: 'No.' } }
    const press = (): void =>
      pressed(new KeyboardEvent('keydown', { key: 'Escape' }), {
        table,
        deciding,
        playback: { running: false } as never,
        openings: new Openings(),
        goTo: () => undefined,
        hint: () => undefined,
        help: () => undefined,
        explain: () => undefined,
      })
    press()
    expect([deciding.why, deciding.pointed.length]).toEqual([null, 1])
    press()
    expect(deciding.pointed).toEqual([])
  })
})
