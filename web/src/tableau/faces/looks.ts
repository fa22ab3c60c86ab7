/** How the cards of a game look. */

import type { Book } from '../book'
import { EMBLEMS } from '../icons/emblems'
import { amounts, mark, type Part, sign, TO, token } from '../icons/parts'
import { phrases, type Phrase } from '../icons/grammar'
import { isSign, type Sign } from '../icons/signs'
import type { Hand } from '../scenes/scene'
import type { CardFacts, CardWords } from '../types'
import { fitted, type Title } from './fitting'

/** Whose hand drew the cards: cards with colours are woodcuts, those of the waste are painted steel. */
export const handOf = (book: Book): Hand => (book.coloured ? 'cut' : 'dust')

/** The classes of a face: its skin, the kind and the set of its card. */
export const skin = (book: Book, card: CardFacts): string => `${handOf(book)} k-${card.category} set-${card.set}`

export const kindSign = (card: CardFacts): Sign => (isSign(card.category) ? card.category : 'production')

/** The people that a card belongs to, if it belongs to one. */
export const people = (card: CardFacts): string | undefined => (card.set in EMBLEMS ? card.set : undefined)

/** Cards that are built have a cost, a deal and spoils; others only do something. */
export const isBuilt = (card: CardFacts): boolean => card.category !== 'connection' && card.category !== 'attack'

/** What a card does, as icons. An attack card razes a place whose spoils hold its good and that of another. */
export function effectsOf(card: CardFacts, few?: number): Phrase[] {
  if (card.category !== 'attack' || card.deal === undefined) return phrases(card, few)
  const parts = [token(card.deal), mark('+'), token('any_resource'), TO, sign('raze'), token('location')]
  return [{ parts, when: undefined }]
}

/** The sentences of a card, in the library's words. */
export function sentences(text: CardWords, card: CardFacts): string[] {
  const all = [...text.effects, text.bonus, text.storage, text.scoring, text.open, text.shield]
  if (card.category === 'attack') all.push(text.deal)
  return all.filter((part): part is string => part !== undefined && part !== '')
}

export const costs = (card: CardFacts): Part[] => amounts(card.cost, 5)

const WIDTHS = { full: { dust: 188, cut: 178, sealed: 148 }, hand: { dust: 88, cut: 86, sealed: 86 } }

/** What is beside the title in the strip of a card that lies under the next one. */
const BESIDE = 30

/** A card's name as it fits on its head; under the next card only a strip of it is in sight. */
export function titleOf(name: string, hand: Hand, size: 'full' | 'hand', sealed: boolean, strip = Infinity): Title {
  const width = Math.min(strip - BESIDE, WIDTHS[size][hand === 'cut' && sealed ? 'sealed' : hand])
  const large = hand === 'cut' ? { full: [18.5, 14.5], hand: [14, 12.5] } : { full: [24, 16.5], hand: [16, 13.5] }
  const [most = 14, least = 12] = large[size]
  return fitted(name, { width, letter: hand === 'cut' ? 0.56 : 0.5, most, least })
}
