/** What stands on the button of a deed: the price or the spoils that are printed, as icons. */

import type { Book } from '../book'
import { effectsOf } from '../faces/looks'
import { amounts, type Part, TO, token } from '../icons/parts'
import type { Row } from './grouping'

const use = (thing: string): number => Number(thing.slice(thing.indexOf('/') + 1))

/** More icons than these do not fit beside a name. */
const MOST = 7

export function price(book: Book, faction: string, { card, thing }: Row, deed: string): Part[] {
  if (deed === 'contacts') {
    const printed = book.board(faction).facts.uses[use(thing)]
    return printed === undefined ? [] : [...amounts(printed.cost, 2), TO, ...amounts(printed.gain, 2)]
  }
  if (deed === 'exchange') {
    const { exchange } = book.facts
    return exchange == null ? [] : [...amounts(exchange.cost, 2), TO, token('any_resource')]
  }
  if (deed === 'protect' && book.facts.shield !== undefined) return [token(book.facts.shield)]
  return card === null ? [] : ofCard(book, card, deed)
}

function ofCard(book: Book, word: string, deed: string): Part[] {
  const card = book.card(word)
  if (deed === 'build') return amounts(card.cost, 1)
  if (deed === 'deal') return card.deal === undefined ? [] : [token(card.deal)]
  if (deed === 'raze') return amounts(card.raze ?? {}, 1)
  if (!['use', 'visit', 'play', 'connect'].includes(deed)) return []
  return effectsOf(card, 1)
    .flatMap(({ parts }) => parts)
    .slice(0, MOST)
}

/** The goods among them, for whoever looks for one. */
export const goodsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.is === 'token' || part.is === 'count' ? part.name : []))
