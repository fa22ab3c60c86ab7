/** What a legend has to explain: made from the facts of the game, so that no icon is missing and none is too much. */

import type { Book } from '../book'
import { deed, DEED_NAMES } from '../icons/deeds'
import type { Part } from '../icons/parts'
import { isSign, type Sign } from '../icons/signs'
import type { CardFacts } from '../types'

const MOMENTS = [
  'built',
  'builds',
  'razes',
  'deals',
  'deal_goods',
  'produced',
  'points',
  'exchanged',
  'anytime',
  'cleanup',
  'end',
]
/** Signs of goods and marks that are no goods of the supply. */
const FURTHER = ['any_resource', 'deal', 'location', 'rival', 'loot']

const cards = (book: Book): CardFacts[] => Object.values(book.facts.cards ?? {})
const effects = (book: Book) => cards(book).flatMap((card) => card.effects)

export function kinds(book: Book): Sign[] {
  const met = new Set(cards(book).map((card) => card.category))
  return (book.facts.categories ?? []).filter((kind) => met.has(kind)).filter(isSign)
}

export function moments(book: Book): Sign[] {
  const met = new Set(effects(book).map((effect) => effect.when))
  return MOMENTS.filter((when) => met.has(when)).filter(isSign)
}

/** Each deed with the icons of the first card that does it. */
export function deeds(book: Book): [name: string, parts: Part[]][] {
  const met = new Map<string, Part[]>()
  for (const step of effects(book).flatMap((effect) => effect.steps ?? []))
    if (step.do !== undefined && !met.has(step.do)) met.set(step.do, deed(step.do, step.with ?? {}))
  return DEED_NAMES.flatMap((name) => (met.has(name) ? [[name, met.get(name) ?? []]] : []))
}

/** Every good and mark that some card of the game shows. */
export function tokens(book: Book): { goods: string[]; marks: string[]; further: string[] } {
  const shown = new Set(
    deeds(book).flatMap(([, parts]) => parts.flatMap((part) => ('name' in part ? [part.name] : []))),
  )
  for (const effect of effects(book))
    for (const good of [...Object.keys(effect.cost ?? {}), effect.good ?? '']) shown.add(good)
  return {
    goods: book.order,
    marks: (book.facts.marks ?? []).filter((mark) => mark !== 'shield' && book.words.marks?.[mark] !== undefined),
    further: FURTHER.filter((name) => shown.has(name)),
  }
}

/** A card with a deal, spoils, a type, a cost and words: all parts can be shown on it. */
export function example(book: Book): string {
  const whole = ([, card]: [string, CardFacts]): boolean =>
    card.deal !== undefined &&
    card.raze !== null &&
    card.tags.length > 0 &&
    Object.keys(card.cost).length > 0 &&
    card.effects.length === 1 &&
    (card.effects[0]?.steps?.[0]?.per !== undefined || card.points > 1)
  const all = Object.entries(book.facts.cards ?? {})
  return (all.find(whole) ?? all[0])?.[0] ?? ''
}
