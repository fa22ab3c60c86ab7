import { describe, expect, it } from 'vitest'
import { Book } from '../../src/tableau/book'
import { clauses } from '../../src/tableau/clauses'
import { described, moment } from '../../src/tableau/describing'
import { explained } from '../../src/tableau/explaining'
import { place } from '../../src/tableau/placing'
import { counted, goods } from '../../src/tableau/saying'
import { hand, isChosen, litVerbs, shines } from '../../src/tableau/things'
import { setLanguage } from '../../src/words'
import { read, reference, type Fixture } from './showing'

const book = new Book(reference('state'))
const settlers = new Book(reference('empire'))
const dark = {
  lit: new Set<string>(),
  aimed: false,
  drops: new Set<string>(),
  chosen: new Set<string>(),
  taken: new Set<string>(),
  told: new Set<string>(),
  played: new Set<string>(),
  better: new Set<string>(),
}

describe('words of goods', () => {
  it('count as the language does', async () => {
    expect(counted(book, 'gun', 1)).toBe('1 gun')
    expect(goods(book, { gun: 2, worker: 1 })).toBe('1 worker and 2 guns')
    await setLanguage('cs')
    expect(counted(settlers, 'worker', 5)).toBe('5 dělníků')
    await setLanguage('en')
  })

  it('fall back on the bare word while the reference is away', () => {
    expect(new Book(null).cardName('old_cinema.1')).toBe('Old cinema')
  })
})

describe('explanations', () => {
  const { view } = read<Fixture>('state-turn')
  const known = { view, reference: reference('state') }

  it('of a wild good name what it stands for', () => {
    expect(explained('good:ammo', known)).toEqual({
      title: 'ammo',
      texts: ['Can be paid in place of: gun, fuel, iron, and brick.'],
    })
  })

  it('of a use of the faction board are its sentence', () => {
    expect(explained('board:0/0', known)?.texts[0]).toMatch(/^Action: pay /)
    expect(explained('board:0/exchange', known)?.texts[0]).toMatch(/^Exchange 2 workers/)
  })

  it('of a deck count its cards', () => {
    expect(explained('deck:deck', known)?.texts[0]).toContain(`${view.decks['deck'] ?? 0} left`)
  })

  it('of a deck name the discards that were seen', () => {
    const seen = { ...view, discarded: { red: ['thugs.1', 'punks.1'] } }
    expect(explained('deck:red', { ...known, view: seen })?.texts[1]).toBe('Seen among the discards: Thugs and Punks.')
    expect(explained('deck:deck', { ...known, view: seen })?.texts).toHaveLength(1)
  })

  it('of a card are what stands on it', () => {
    const card = view.own?.hand[0] ?? ''
    const { title, texts } = explained(`hand:${card}`, known) ?? { title: '', texts: [] }
    expect(title).toBe(book.cardName(card))
    expect(texts.length).toBeGreaterThan(2)
    expect(explained(`location:2/${card}`, known)?.texts).toEqual(texts)
  })

  it('of a player are left to the table page', () => {
    expect(explained('seat:1', known)).toBeNull()
  })
})

describe('the clauses of a card', () => {
  it('bear a mark where the sign of the card does not say when', () => {
    expect(clauses(settlers, 'quarry.com008').map((each) => [each.phrase.when, each.sentence])).toEqual([
      [undefined, 'Production: gain 1 stone.'],
      ['built', 'Building bonus: gain 1 stone.'],
    ])
    expect(clauses(settlers, 'old_forest.com007').map((each) => each.phrase.when)).toEqual([undefined])
    expect(clauses(book, 'punks.1').map((each) => each.phrase.when)).toEqual([undefined])
  })

  it('say what a trigger answers to', () => {
    const found = clauses(settlers, 'dojo.jap025')
    expect(found.map((each) => each.phrase.when)).toEqual(['deals', 'built'])
    expect(found.map((each) => each.phrase.parts.some((part) => part.is === 'mark' && part.text === ':'))).toEqual([
      true,
      false,
    ])
    expect(found[0]?.sentence).toMatch(/^Whenever you make a deal/)
  })

  it('have a sentence each, and those of features a mark', () => {
    for (const each of [book, settlers]) {
      for (const [word, card] of Object.entries(each.facts.cards ?? {})) {
        for (const clause of clauses(each, word)) {
          expect(clause.sentence, word).not.toBe('')
          if (card.category === 'feature') expect(clause.phrase.when, word).toBeDefined()
        }
      }
    }
  })
})

describe('the table in words', () => {
  it('tells the own hand and counts those of others', () => {
    const { view, names } = read<Fixture>('empire-turn')
    const own = described(view, names, settlers, 0)
    expect(own[0]).toBe(`Anna, Barbarians: ${view.players[0]?.points ?? -1} points.`)
    for (const card of view.own?.hand ?? []) expect(own.join(' ')).toContain(settlers.cardName(card))
    expect(described(view, names, settlers, 1).join(' ')).toMatch(/\d cards? in hand\./)
  })

  it('tells what lies open', () => {
    const { view } = read<Fixture>('state-turn')
    expect(moment(view, book).join(' ')).toContain('Junk Train')
  })
})

describe('light', () => {
  it('lists the verbs of a turn with passing last', () => {
    const lit = new Set(['phase:pass', 'verb:use', 'verb:build', 'hand:motel', 'verb:samurai'])
    expect(litVerbs({ ...dark, drops: lit })).toEqual(['build', 'use', 'samurai', 'pass'])
  })

  it('shows a dragged card as chosen', () => {
    const chosen = new Set(['drag:motel/verb:build'])
    expect(isChosen(hand('motel'), chosen)).toBe(true)
    expect(isChosen(hand('mot'), chosen)).toBe(false)
  })

  it('falls on a thing by its place when it can be chosen, and by its card when it is spoken of', () => {
    expect(shines(['location:0/motel', 'card:motel'], { ...dark, lit: new Set(['card:motel']) })).toBe(false)
    expect(shines(['location:0/motel', 'card:motel'], { ...dark, told: new Set(['card:motel']) })).toBe(true)
  })
})

describe('a floating card', () => {
  const box = { width: 300, height: 400 }
  const owner = (left: number, top: number) => ({
    left,
    right: left + 100,
    top,
    bottom: top + 100,
    width: 100,
    height: 100,
  })

  it('stands beside its owner and inside the window', () => {
    expect(place(owner(100, 100), box, { width: 1000, height: 800 })).toEqual({ x: 210, y: 100 })
    expect(place(owner(850, 700), box, { width: 1000, height: 800 })).toEqual({ x: 540, y: 390 })
    expect(place(owner(100, 20), box, { width: 390, height: 844 })).toEqual({ x: 45, y: 130 })
  })
})
