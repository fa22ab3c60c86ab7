import { describe, expect, it } from 'vitest'
import { found } from '../../src/tableau/answers/finding'
import { grouped, kinds, type Row } from '../../src/tableau/answers/grouping'
import { goodsOf, price } from '../../src/tableau/answers/pricing'
import { Book } from '../../src/tableau/book'
import type { Answer } from '../../src/wire/types'
import { answers, read, reference, type Fixture } from './showing'

const MOMENTS = [
  'state-draft',
  'state-turn',
  'state-solo',
  'state-hand',
  'empire-draft',
  'empire-turn',
  'empire-solo',
  'empire-pick',
]

/** The answers of a moment with their deeds, which are the first words of their notation. */
function asked(name: string): { all: Answer[]; held: string[] } {
  const fixture = read<Fixture>(name)
  const all = answers(fixture).map((each) => ({ ...each, deed: each.text.split(' ')[0] ?? '' }))
  return { all, held: fixture.view.own?.hand ?? [] }
}

const made = (text: string, things: string[], deed = text.split(' ')[0] ?? ''): Answer => ({
  text,
  label: text,
  things,
  deed,
})

describe.each(MOMENTS)('the rows at the moment %s', (name) => {
  const { all, held } = asked(name)
  const rows = grouped(all, 0, held).flatMap((group) => group.rows)

  it('hold every answer once', () => {
    const held = rows.flatMap((row) => row.choices.flatMap((choice) => choice.answers.map((each) => each.text)))
    expect(held.sort()).toEqual(all.map((each) => each.text).sort())
  })

  it('are one for each thing', () => {
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
  })

  it('are counted by the kinds of their deeds', () => {
    const counted = kinds(all).map(({ choice }) => choice.answers.length)
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(all.length)
  })
})

describe('the rows of a turn', () => {
  const ALL = [
    made('pass', ['phase:pass']),
    made('raze mill', ['location:2/mill', 'verb:raze', 'card:mill']),
    made('use inn', ['location:0/inn', 'verb:use', 'card:inn']),
    made('raze pub', ['hand:pub', 'verb:raze', 'drag:pub/verb:raze', 'card:pub']),
    made('build pub', ['hand:pub', 'verb:build', 'drag:pub/verb:build', 'card:pub']),
    made('build pub over inn', ['hand:pub', 'location:0/inn', 'verb:build', 'card:pub', 'card:inn']),
    made('build pub over ruin', ['hand:pub', 'location:0/ruin', 'verb:build', 'card:pub']),
    made('build camp', ['hand:camp', 'verb:build', 'card:camp']),
  ]
  const groups = grouped(ALL, 0, ['camp', 'pub'])

  it('stand as the hand is held, then the own places, then those of each player', () => {
    expect(groups.map(({ place, seat, rows }) => [place, seat, rows.map((row) => row.key)])).toEqual([
      ['hand', null, ['hand:camp', 'hand:pub']],
      ['own', 0, ['location:0/inn', 'pass']],
      ['other', 2, ['location:2/mill']],
    ])
  })

  it('have a button for each kind of deed, and one that leads to places', () => {
    const pub = groups[0]?.rows[1]
    expect(pub?.choices.map(({ deed, over, answers: of }) => [deed, over, of.length])).toEqual([
      ['build', false, 1],
      ['build', true, 2],
      ['raze', false, 1],
    ])
  })
})

describe('a search', () => {
  const ENTRIES = [
    ['raze trader', 'Raze Weapon Trader gun'],
    ['build trader', 'Build Weapon Trader'],
    ['raze quarry', 'Raze Quarry brick'],
    ['build varos', 'Építés Város'],
  ].map(([text = '', said = '']) => ({ answer: made(text, []), said }))
  const texts = (query: string): string[] => found(ENTRIES, query).map((each) => each.text)

  it('finds all without words, and by each of several words', () => {
    expect(texts('')).toHaveLength(ENTRIES.length)
    expect(texts('raze weap')).toEqual(['raze trader'])
    expect(texts('gun')).toEqual(['raze trader'])
    expect(texts('mill')).toEqual([])
  })

  it('finds what is misspelt, inflected or without accents', () => {
    expect(texts('quary')).toEqual(['raze quarry'])
    expect(texts('waepon traeder')).toEqual(['raze trader', 'build trader'])
    expect(texts('varost')).toEqual(['build varos'])
    expect(texts('epites')).toEqual(['build varos'])
  })

  it('takes the notation at its word', () => {
    expect(texts('build trader')).toEqual(['build trader'])
  })
})

describe('a price', () => {
  const book = new Book(reference('state-turn'))
  const [word = ''] =
    Object.entries(book.facts.cards ?? {}).find(([, card]) => card.deal !== undefined && card.raze != null) ?? []
  const row: Row = { key: `hand:${word}`, thing: `hand:${word}`, card: word, choices: [] }

  it('is what is printed on the card', () => {
    const card = book.card(word)
    expect(goodsOf(price(book, '', row, 'deal'))).toEqual([card.deal])
    expect(new Set(goodsOf(price(book, '', row, 'raze')))).toEqual(new Set(Object.keys(card.raze ?? {})))
    expect(new Set(goodsOf(price(book, '', row, 'build')))).toEqual(new Set(Object.keys(card.cost)))
  })

  it('of a use of the board is what the board says', () => {
    const [faction = ''] = Object.keys(book.facts.boards ?? {})
    const [use] = book.board(faction).facts.uses
    const parts = price(book, faction, { ...row, card: null, thing: 'board:0/0' }, 'contacts')
    expect(new Set(goodsOf(parts))).toEqual(new Set([...Object.keys(use?.cost ?? {}), ...Object.keys(use?.gain ?? {})]))
  })
})
