/** Every clause of every card has icons of its own, or words. */

import { describe, expect, it } from 'vitest'
import { Book } from '../../src/tableau/book'
import { clauses } from '../../src/tableau/clauses'
import { deed, DEED_NAMES } from '../../src/tableau/icons/deeds'
import { essence, phrase, phrases, width } from '../../src/tableau/icons/grammar'
import { amounts, type Part } from '../../src/tableau/icons/parts'
import { isSign, SIGNS } from '../../src/tableau/icons/signs'
import { TAGS, TOKENS } from '../../src/tableau/icons/tokens'
import type { Effect } from '../../src/tableau/types'
import { designs } from './designs'

const GAMES = ['fifty_first_state', 'imperial_settlers']

/** A row of icons as text, to be compared. */
const spelt = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      part.is === 'mark'
        ? part.text
        : part.is === 'to'
          ? '→'
          : part.is === 'count'
            ? `${part.count} ${part.name}`
            : part.name,
    )
    .join(' ')

const isDrawn = (part: Part): boolean => {
  if (part.is === 'token' || part.is === 'count') return part.name in TOKENS
  if (part.is === 'type') return part.name in TAGS || part.name in TOKENS
  return part.is !== 'sign' || isSign(part.name)
}

describe.each(GAMES)('the icons of %s', (game) => {
  const reference = designs(game)
  const book = new Book(reference)
  const cards = Object.entries(reference.facts.cards)

  it('say every clause, and its words say it too', () => {
    for (const [word, card] of cards) {
      const said = clauses(book, word)
      for (const [place, { parts }] of phrases(card).entries()) {
        expect(parts.length, word).toBeGreaterThan(0)
        expect(said[place]?.sentence, word).not.toBe('')
      }
    }
  })

  it('are all drawn', () => {
    for (const [word, card] of cards) {
      for (const { parts } of phrases(card)) {
        expect(
          parts.filter((part) => !isDrawn(part)),
          word,
        ).toEqual([])
      }
      for (const good of [...Object.keys(card.cost), ...Object.keys(card.raze ?? {}), card.deal ?? 'vp'])
        expect(good in TOKENS, `${word}: ${good}`).toBe(true)
      for (const tag of card.tags) expect(tag in TAGS || tag in TOKENS, `${word}: ${tag}`).toBe(true)
      expect(isDrawn(essence(card)), word).toBe(true)
    }
  })

  it('have a sign for every moment that is not that of the card', () => {
    for (const [word, card] of cards)
      for (const effect of card.effects)
        if (effect.when !== card.category && card.category !== 'connection')
          expect(phrase(effect, card.category).when, word).toBe(effect.when)
  })

  it('tell every deed from every other one', () => {
    const met = new Map<string, string>()
    for (const [, card] of cards) {
      for (const step of card.effects.flatMap((effect) => effect.steps ?? [])) {
        if (step.do === undefined) continue
        expect(DEED_NAMES).toContain(step.do)
        const row = spelt(deed(step.do, step.with ?? {}))
        expect(met.get(row) ?? step.do, row).toBe(step.do)
        met.set(row, step.do)
      }
    }
    expect(met.size).toBeGreaterThan(5)
  })
})

describe('signs', () => {
  it('of moments differ from one another', () => {
    const moments = ['built', 'builds', 'razes', 'deals', 'deal_goods', 'produced', 'points', 'exchanged', 'anytime']
    const paths = [...moments, 'cleanup', 'end'].map((name) => SIGNS[name as keyof typeof SIGNS])
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('the grammar of effects', () => {
  const said = (effect: Effect, category = 'action', few = 3): string => spelt(phrase(effect, category, few).parts)

  it('puts the cost before the gain, and the number of uses at the end', () => {
    const effect = { when: 'action', cost: { worker: 1, iron: 1 }, steps: [{ gain: { vp: 2 } }], uses: 2 }
    expect(said(effect)).toBe('worker iron → vp vp ×2')
  })

  it('counts what would be too many side by side', () => {
    expect(spelt(amounts({ vp: 4, gun: 3 }))).toBe('4 vp gun gun gun')
    expect(spelt(amounts({ gun: 3 }, 2))).toBe('3 gun')
  })

  it('says for each what, at most how often, and one or the other', () => {
    const per = { when: 'built', steps: [{ gain: { vp: 1 }, per: { tag: 'liberty' }, most: 5 }] }
    expect(said(per, 'feature')).toBe('vp / liberty ≤5')
    expect(said({ when: 'action', steps: [{ choose: [{ gun: 1 }, { fuel: 1 }] }] })).toBe('gun / fuel')
  })

  it('marks what answers to something, and from how many on', () => {
    const effect = { when: 'points', at_least: 2, steps: [{ gain: { vp: 1 } }] }
    expect(said(effect, 'feature')).toBe('≥2 : vp')
    expect(phrase(effect, 'feature').when).toBe('points')
  })

  it('gives a wide row more room', () => {
    const short: Effect = { when: 'action', steps: [{ gain: { vp: 1 } }] }
    const long: Effect = { ...short, cost: { worker: 2 } }
    expect(width([phrase(short, 'action')])).toBeLessThan(width([phrase(long, 'action')]))
  })

  it('has no icon for a deed that nobody drew', () => {
    expect(deed('juggle', {})).toEqual([])
  })
})
