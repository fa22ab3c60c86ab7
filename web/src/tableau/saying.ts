/** Counted goods and lists in the reader's language; the messages are the ones that the server uses. */

import { language, number, say } from '../words'
import type { Book } from './book'
import type { Amounts } from './types'

/** As messages are called. */
export const dashed = (word: string): string => word.replaceAll('_', '-')

/** "2 guns". A game's own message comes before the one that the card games share. */
export function counted(book: Book, good: string, count: number): string {
  const shared = say(`tableau-count-${dashed(good)}`, { count }, `${number(count)} × ${book.name('goods', good)}`)
  return say(`${dashed(book.game)}-count-${dashed(good)}`, { count }, shared)
}

/** "3 workers and 1 gun" */
export function goods(book: Book, amounts: Amounts): string {
  return listed(inOrder(book, amounts).map(([good, count]) => counted(book, good, count)))
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}

/** Goods in the game's own order; unknown ones come last. */
export function inOrder(book: Book, amounts: Amounts): [string, number][] {
  const place = (good: string): number => (book.order.includes(good) ? book.order.indexOf(good) : 99)
  return Object.entries(amounts).sort(([one], [other]) => place(one) - place(other))
}

/** "≤3" with the digits of the language. */
export function digits(text: string | number): string {
  return String(text).replace(/\d+/g, (found) => number(Number(found)))
}
