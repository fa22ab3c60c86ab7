/** What can be asked of all cards, and which fit. */

import { language } from '../../words'
import type { Book } from '../book'
import { isBuilt, sentences } from '../faces/looks'
import type { CardFacts } from '../types'

/** One choice of each; empty: all cards. */
export interface Filters {
  text: string
  set: string
  kind: string
  cost: string
  gives: string
  deal: string
  type: string
}
export type Filter = keyof Filters
export const ALL: Filters = { text: '', set: '', kind: '', cost: '', gives: '', deal: '', type: '' }

/** What a card gives if it does something special. */
export const SPECIAL = 'special'

const total = (card: CardFacts): number => Object.values(card.cost).reduce((sum, count) => sum + count, 0)

/** The good that every card of the game costs; none where they cost different ones. */
export function onlyCoin(book: Book): string | undefined {
  const coins = new Set(Object.values(book.facts.cards ?? {}).flatMap((card) => Object.keys(card.cost)))
  return coins.size === 1 ? [...coins][0] : undefined
}

/** The goods that the effects of a card bring, and whether there is more to it. */
export function gives(card: CardFacts): Set<string> {
  const steps = card.effects.flatMap((effect) => effect.steps ?? [])
  const goods = steps.flatMap((step) => [
    ...Object.keys(step.gain ?? {}),
    ...Object.keys(step.place ?? {}),
    ...(step.choose ?? []).flatMap((option) => Object.keys(option)),
    ...(step.offer ?? []).flatMap((offer) => Object.keys(offer.gain)),
  ])
  return new Set(steps.some((step) => step.do !== undefined) ? [...goods, SPECIAL] : goods)
}

/** What a card answers to each question. */
const ANSWERS: Record<Exclude<Filter, 'text'>, (card: CardFacts) => Iterable<string>> = {
  set: (card) => [card.set],
  kind: (card) => [card.category],
  cost: (card) => (isBuilt(card) ? [String(total(card))] : []),
  gives,
  deal: (card) => (isBuilt(card) && card.deal !== undefined ? [card.deal] : []),
  type: (card) => card.tags,
}
export const QUESTIONS = Object.keys(ANSWERS) as Exclude<Filter, 'text'>[]

/** Without accents and joiners, in small letters: what people type. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u200c]/gu, '')
    .toLocaleLowerCase(language())

/** Every word that was typed is in the name, the English name or a sentence. */
function speaks(book: Book, word: string, wanted: string): boolean {
  const text = book.text(word)
  const said = plain([text.name, text.english, text.kind ?? '', ...sentences(text, book.card(word))].join(' '))
  return plain(wanted)
    .split(/\s+/)
    .every((part) => said.includes(part))
}

export function fits(book: Book, word: string, filters: Filters): boolean {
  const card = book.card(word)
  const chosen = QUESTIONS.filter((question) => filters[question] !== '')
  return (
    chosen.every((question) => new Set(ANSWERS[question](card)).has(filters[question])) &&
    (filters.text === '' || speaks(book, word, filters.text))
  )
}

/** The cards that fit, by name. */
export function fitting(book: Book, words: readonly string[], filters: Filters): string[] {
  const order = new Intl.Collator(language())
  return words
    .filter((word) => fits(book, word, filters))
    .sort((one, other) => order.compare(book.cardName(one), book.cardName(other)))
}

/** The order in which answers are offered: that of the game's vocabulary. */
function ordered(book: Book, question: Filter, answers: string[]): string[] {
  if (question === 'cost') return answers.sort((one, other) => Number(one) - Number(other))
  const { sets = [], categories = [], tags = [] } = book.facts
  const orders: Partial<Record<Filter, readonly string[]>> = { set: sets, kind: categories, type: tags }
  const order = orders[question] ?? book.order
  const place = (answer: string): number => (order.includes(answer) ? order.indexOf(answer) : order.length)
  return answers.sort((one, other) => place(one) - place(other))
}

/** The answers to a question that some cards give, each with the number of cards that would be left. */
export function choices(
  book: Book,
  words: readonly string[],
  filters: Filters,
  question: Exclude<Filter, 'text'>,
): [answer: string, count: number][] {
  const others = { ...filters, [question]: '' }
  const counts = new Map<string, number>()
  for (const word of words) {
    const left = fits(book, word, others) ? 1 : 0
    for (const answer of ANSWERS[question](book.card(word))) counts.set(answer, (counts.get(answer) ?? 0) + left)
  }
  return ordered(book, question, [...counts.keys()]).map((answer) => [answer, counts.get(answer) ?? 0])
}

/** "All like it": cards of its kind with its first type. */
export const like = (card: CardFacts): Filters => ({ ...ALL, kind: card.category, type: card.tags[0] ?? '' })
