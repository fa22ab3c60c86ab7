import { describe, expect, it } from 'vitest'
import type { Answer } from '../../src/wire/types'
import { opened, type Line } from './line'

const ANSWERS: Answer[] = [
  { text: 'move', label: 'Move', things: ['section:move'] },
  { text: 'produce', label: 'Produce', things: ['section:produce'] },
]
const LONGER: Answer[] = [
  { text: 'move / mech F1', label: 'Move / The mech on F1', things: ['unit:0/mech/F1'] },
  { text: 'move / mech F1 / F2', label: 'Move / … / F2', things: ['unit:0/mech/F1'], then: ['hex:F2'] },
  { text: 'move / mech F1 / G1', label: 'Move / … / G1', things: ['unit:0/mech/F1'], then: ['hex:G1'] },
  { text: 'move / char', label: 'Move / The character', things: ['unit:0/char'] },
  { text: 'move / char / G1', label: 'Move / … / G1', things: ['unit:0/char'], then: ['hex:G1'] },
  { text: 'produce / C1 / D1', label: 'Produce / C1 / D1', things: ['section:produce'] },
  { text: 'trade / C1', label: 'Trade / C1', things: ['choice:goods'], then: ['hex:C1'] },
  { text: 'trade / D1', label: 'Trade / D1', things: ['choice:goods'], then: ['hex:D1'] },
]

function asked(): ReturnType<typeof opened> {
  return opened({
    questions: [
      {
        seat: 0,
        name: 'turn',
        text: 'Choose a section',
        answers: ANSWERS,
        can_end: false,
        curtain: false,
        longer: LONGER,
        tray: [],
        prompt: '',
      },
    ],
  })
}

/** What comes of it can be taken back: it is played. */
function foreseen(line: Line): string {
  line.say({
    is: 'preview',
    ask: Number(line.last('preview')?.['ask']),
    view: {} as never,
    log: [],
    complete: true,
    changes: [],
    things: [],
  })
  return String(line.last('play')?.['line'])
}

describe('a longer line', () => {
  it('is lit by its things, and listed nowhere as long as nothing is pointed to', () => {
    const { deciding } = asked()
    expect([...deciding.lit].sort()).toEqual([
      'choice:goods',
      'section:move',
      'section:produce',
      'unit:0/char',
      'unit:0/mech/F1',
    ])
    expect(deciding.open).toEqual(ANSWERS)
  })

  it('waits for what comes then, lights it, and is played as one', () => {
    const { deciding, line } = asked()
    deciding.point(['unit:0/mech/F1', 'hex:F1'])
    expect([...deciding.lit]).toEqual(['hex:F2', 'hex:G1'])
    expect([deciding.begun, deciding.chosen]).toEqual(['Move / The mech on F1', null])
    expect(deciding.open.map((each) => each.text)).toEqual(['move / mech F1 / F2', 'move / mech F1 / G1'])
    expect(line.last('preview')).toBeUndefined()
    deciding.point(['unit:1/worker/G1', 'hex:G1'])
    expect(foreseen(line)).toBe('move / mech F1 / G1')
    expect(line.last('play')?.['on']).toBe(true)
  })

  it('plays nothing by the first thing, even if there is only one way on', () => {
    const { deciding, line } = asked()
    deciding.point(['unit:0/char', 'hex:F1'])
    expect([[...deciding.lit], deciding.chosen]).toEqual([['hex:G1'], null])
    expect(line.last('play')).toBeUndefined()
  })

  it('has no words of its own where nothing shorter says it', () => {
    const { deciding } = asked()
    deciding.point(['choice:goods'])
    expect([deciding.begun, [...deciding.lit]]).toEqual(['', ['hex:C1', 'hex:D1']])
    deciding.widen()
    expect(deciding.begun).toBeNull()
  })

  it('begins with another thing, or is put back, and both play nothing', () => {
    const { deciding, line } = asked()
    deciding.point(['unit:0/mech/F1', 'hex:F1'])
    deciding.point(['unit:0/char', 'hex:F1'])
    expect(deciding.pointed).toEqual(['unit:0/char'])
    deciding.point(['unit:0/char', 'hex:F1'])
    expect([deciding.pointed, deciding.lit.has('section:move')]).toEqual([[], true])
    let looked = 0
    deciding.point(['unit:0/char', 'hex:F1'])
    deciding.point(['section:move'], () => (looked += 1))
    expect([looked, deciding.pointed]).toEqual([1, ['unit:0/char']])
    deciding.cancel()
    expect(deciding.pointed).toEqual([])
    expect(line.last('play')).toBeUndefined()
  })

  it('is meant where it says the same as a plain answer and more', () => {
    const { deciding, line } = asked()
    deciding.point(['section:produce'])
    expect(foreseen(line)).toBe('produce / C1 / D1')
  })

  it('is what a dragged thing is dropped on', () => {
    const { deciding, line } = asked()
    deciding.hold(['unit:0/mech/F1', 'hex:F1'])
    expect([...deciding.goals]).toEqual(['hex:F2', 'hex:G1'])
    expect(line.last('preview')).toBeUndefined()
    expect(deciding.drop(['unit:0/mech/F1', 'hex:F1'], 'hex:F2', 'way:mech/F1/F2')).toBe(true)
    expect(foreseen(line)).toBe('move / mech F1 / F2')
  })

  it('that no rule allows is asked about', () => {
    const { deciding, line } = asked()
    deciding.point(['unit:0/char'])
    expect(deciding.drop(['unit:0/mech/F1', 'hex:F1'], 'hex:A2', 'way:mech/F1/A2')).toBe(true)
    expect(line.last('point')?.['things']).toEqual(['way:mech/F1/A2'])
    expect(deciding.pointed).toEqual([])
  })
})
