import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/settings/settings.svelte'
import { pressed } from '../../src/table/keys'
import { Openings } from '../../src/table/rail/open.svelte'
import { Selecting } from '../../src/table/selecting.svelte'
import type { Answer, MeantDeed } from '../../src/wire/types'
import { opened, type Line } from './line'

const ORDER = ['build', 'develop', 'deal', 'raze']

/** A card that can be built, or built over one of two places; the second card can only be razed. */
const ANSWERS: Answer[] = [
  { text: 'raze inn', label: 'Raze Inn', things: ['hand:inn', 'verb:raze', 'drag:inn/verb:raze'], deed: 'raze' },
  { text: 'build inn', label: 'Build Inn', things: ['hand:inn', 'verb:build', 'drag:inn/verb:build'], deed: 'build' },
  ...['pub', 'docks'].map((place) => ({
    text: `develop inn over ${place}`,
    label: `Build Inn over ${place}`,
    things: ['hand:inn', `location:0/${place}`, 'verb:develop', 'drag:inn/verb:develop'],
    deed: 'develop',
  })),
  { text: 'raze mill', label: 'Raze Mill', things: ['hand:mill', 'verb:raze', 'drag:mill/verb:raze'], deed: 'raze' },
  { text: 'pass', label: 'Pass', things: ['phase:pass'], gives_up: true, deed: 'pass' },
]

function asked(answers: Answer[] = ANSWERS): ReturnType<typeof opened> & { selecting: Selecting } {
  const found = opened({
    undo: true,
    questions: [
      {
        seat: 0,
        name: 'turn',
        text: 'What do you do?',
        answers,
        can_end: false,
        curtain: false,
        longer: [],
        tray: [],
        prompt: '',
      },
    ],
  })
  const selecting = new Selecting(found.deciding, (thing) => thing.startsWith('hand:'), ORDER)
  found.deciding.selecting = selecting
  return { ...found, selecting }
}

const deed = (line: string, more: Partial<MeantDeed> = {}): MeantDeed => ({
  line,
  label: line,
  error: null,
  deed: line.split(' ')[0] ?? '',
  things: [],
  signs: [],
  final: false,
  usual: '',
  ...more,
})

/** What the server says to the last look. */
function tell(line: Line, meant: MeantDeed[]): void {
  line.say({ is: 'peek', ask: Number(line.last('peek')?.['ask']), meant, benefits: [] })
}

function foresee(line: Line, complete: boolean): void {
  line.say({
    is: 'preview',
    ask: Number(line.last('preview')?.['ask']),
    view: {} as never,
    log: [],
    complete,
    changes: [],
    things: [],
  })
}

const played = (line: Line): unknown => line.last('play')?.['line']
const nowhere = vi.fn<() => void>()

beforeEach(() => {
  Object.assign(settings, { confirm: 'final', careful: true })
  nowhere.mockClear()
})

describe('a press on a thing', () => {
  it('chooses it and plays nothing; a second one does what is meant', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['hand:inn'])
    expect([deciding.chosen?.text, played(line), selecting.now?.things]).toEqual(['build inn', undefined, ['hand:inn']])
    deciding.point(['hand:inn'])
    expect(played(line)).toBe('build inn')
  })

  it('tells the deeds in their order, what each brings, and why others cannot be done', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['hand:inn'])
    expect(selecting.choices.map((each) => [each.deed, each.answers.length, each.signs])).toEqual([
      ['build', 1, null],
      ['develop', 2, null],
      ['raze', 1, null],
    ])
    const error = { code: 'illegal', text: 'No.', sentence: 'It takes two rings.', rule: 'FSS-DEAL-02' }
    tell(line, [
      deed('build inn', { signs: ['good:iron:-2', 'adds:1'], final: true }),
      deed('develop inn over pub', { signs: ['good:ammo:-1', 'points:1', 'location:action:-1'] }),
      deed('develop inn over docks', { signs: ['good:ammo:-1', 'points:1'] }),
      deed('raze inn', { signs: ['good:gun:2'] }),
      deed('deal inn', { error }),
    ])
    expect(selecting.choices).toMatchObject([
      { deed: 'build', signs: ['good:iron:-2', 'adds:1'], final: true, not: null },
      { deed: 'develop', signs: ['good:ammo:-1', 'points:1'], final: false },
      { deed: 'deal', answers: [], not: { text: 'It takes two rings.', rule: 'FSS-DEAL-02' } },
      { deed: 'raze', signs: ['good:gun:2'] },
    ])
    expect(selecting.now?.signs).toEqual(['good:iron:-2', 'adds:1'])
  })

  it('raises also what nothing can be done with, and only looks at the rest', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['hand:ruin'], nowhere)
    expect([selecting.now?.things, deciding.chosen, nowhere.mock.calls.length]).toEqual([['hand:ruin'], null, 0])
    deciding.point(['hand:ruin'], nowhere)
    deciding.point(['deck:common'], nowhere)
    expect([selecting.now, nowhere.mock.calls.length, played(line)]).toEqual([null, 1, undefined])
  })

  it('is enough where the thing is the button of a deed and nothing else is spoken of', () => {
    const { line, deciding } = asked()
    deciding.point(['phase:pass'])
    foresee(line, true)
    expect(played(line)).toBe('pass')
  })

  it('asks once more, in time, before what one press would make final', () => {
    const { line, deciding } = asked()
    deciding.point(['phase:pass'])
    foresee(line, false)
    expect([deciding.asking, played(line)]).toEqual([true, undefined])
    deciding.confirm()
    expect(played(line)).toBe('pass')
  })

  it('asks nothing where nothing else can be done, but for who wants to be asked always', () => {
    const pass = ANSWERS.filter((each) => each.deed === 'pass')
    const { line, deciding } = asked(pass)
    deciding.point(['phase:pass'])
    foresee(line, false)
    expect(played(line)).toBe('pass')
    settings.confirm = 'each'
    const again = asked(pass)
    again.deciding.point(['phase:pass'])
    foresee(again.line, true)
    expect([again.deciding.asking, played(again.line)]).toEqual([true, undefined])
  })
})

describe('a deed that goes on', () => {
  it('lights what it may be done with, and waits for a second press there', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['hand:inn'])
    selecting.press('develop')
    expect([deciding.chosen, [...selecting.aims]]).toEqual([null, ['location:0/pub', 'location:0/docks']])
    deciding.point(['location:0/docks', 'card:docks'])
    expect([deciding.chosen?.text, played(line)]).toEqual(['develop inn over docks', undefined])
    deciding.point(['location:0/pub', 'card:pub'])
    expect([deciding.chosen?.text, played(line)]).toEqual(['develop inn over pub', undefined])
    deciding.point(['location:0/pub', 'card:pub'])
    expect(played(line)).toBe('develop inn over pub')
  })

  it('can begin with its verb', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['verb:raze'])
    expect([...selecting.aims].filter((each) => each.startsWith('hand:'))).toEqual(['hand:inn', 'hand:mill'])
    deciding.point(['hand:mill', 'card:mill'])
    expect([deciding.chosen?.text, played(line)]).toEqual(['raze mill', undefined])
    deciding.confirm()
    expect(played(line)).toBe('raze mill')
  })

  it('goes back by one step at a time', () => {
    const { deciding, selecting, line } = asked()
    deciding.point(['hand:inn'])
    selecting.press('develop')
    deciding.point(['location:0/pub'])
    deciding.cancel()
    expect([deciding.chosen, selecting.aims.size]).toEqual([null, 2])
    deciding.cancel()
    expect([selecting.now, deciding.pointed]).toEqual([null, []])
    expect(line.last('undo')).toBeUndefined()
    deciding.cancel()
    expect(line.last('undo')).toBeDefined()
  })
})

describe('other ways to do it', () => {
  it('are a drop on what takes it, which shows where it may go if there are several places', () => {
    const { line, deciding, selecting } = asked()
    deciding.drop(['hand:inn'], 'verb:develop', 'drag:inn/verb:develop')
    expect([selecting.aims.size, played(line)]).toEqual([2, undefined])
    deciding.drop(['hand:mill'], 'verb:raze', 'drag:mill/verb:raze')
    foresee(line, true)
    expect(played(line)).toBe('raze mill')
  })

  it('are a row of the list, pressed twice', () => {
    const { line, deciding } = asked()
    const [row] = ANSWERS
    if (row === undefined) throw new Error('no answer')
    deciding.choose(row)
    expect([deciding.chosen, deciding.asking, played(line)]).toEqual([row, false, undefined])
    deciding.choose(row)
    expect(played(line)).toBe('raze inn')
  })

  it('pay what is cheapest without a word, or are asked how to pay', () => {
    const { line, deciding, selecting } = asked()
    deciding.point(['hand:inn'])
    tell(line, [deed('build inn', { usual: 'build inn / pay 2 iron' })])
    selecting.now?.otherwise?.()
    expect(played(line)).toBe('build inn')
    const again = asked()
    again.deciding.point(['hand:inn'])
    tell(again.line, [deed('build inn', { usual: 'build inn / pay 2 iron' })])
    again.deciding.point(['hand:inn'])
    expect(played(again.line)).toBe('build inn / pay 2 iron')
  })
})

it('Enter does what is chosen, and Escape puts it back', () => {
  const { table, deciding, selecting, line } = asked()
  const playback = { running: false } as never
  const press = (key: string): void => {
    const pressing = { table, deciding, playback, openings: new Openings() }
    const others = { goTo: nowhere, hint: nowhere, help: nowhere, explain: nowhere }
    pressed(new KeyboardEvent('keydown', { key }), { ...pressing, ...others })
  }
  deciding.point(['hand:mill'])
  press('Escape')
  expect([selecting.now, deciding.chosen]).toEqual([null, null])
  deciding.point(['hand:mill'])
  press('Enter')
  expect(played(line)).toBe('raze mill')
})
