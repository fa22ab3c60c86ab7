/** Places that stand: which lane, what is said of them, and what they may do now. */

import { t } from '../../words'
import type { Book } from '../book'
import type { Table } from '../context'
import { goods } from '../saying'
import type { Amounts, Location, Player } from '../types'
import type { LaneName } from '../scene'

export const inLane = (book: Book, player: Player, lane: LaneName): Location[] =>
  player.locations.filter(({ card }) => book.card(card).category === lane)

/** What these deals bring each round. */
export function dealt(book: Book, deals: readonly string[]): Amounts {
  const found: Amounts = {}
  for (const card of deals) {
    const good = book.card(card).deal
    if (good !== undefined) found[good] = (found[good] ?? 0) + 1
  }
  return found
}

/** How often a place can be used in a round, by its row. */
export const usesOf = (book: Book, card: string): number =>
  Math.max(1, ...book.card(card).effects.map((effect) => effect.uses ?? 1))

export const isSpent = (book: Book, { card, used = 0 }: Location): boolean => used >= usesOf(book, card)

/** "1/2" for a place that was used and can be used again. */
export const partOf = (book: Book, location: Location): string =>
  (location.used ?? 0) > 0 && !isSpent(book, location) ? `${location.used ?? 0}/${usesOf(book, location.card)}` : ''

/** A place and everything on it in words. */
export function locationLabel({ book, names }: Table, location: Location, twin: boolean): string {
  const { card, marks = [], owner, under } = location
  return [
    book.called(card, twin),
    ...marks.map((mark) => book.name('marks', mark)),
    ...(location.goods === undefined ? [] : [t('web-tableau-lies-on', { goods: goods(book, location.goods) })]),
    ...(location.paid === undefined ? [] : [t('web-tableau-paid-on', { goods: goods(book, location.paid) })]),
    ...(under === undefined ? [] : [t('web-tableau-lie-under', { count: under })]),
    ...(owner == null ? [] : [t('web-tableau-belongs-to', { name: names[owner] ?? '' })]),
  ].join(', ')
}
