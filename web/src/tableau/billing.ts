/** Signs of what a deed brings (docs/things.md), as rows of a bill. */

import { t } from '../words'
import type { Book } from './book'
import { counted, listed } from './saying'

export interface BillRow {
  /** A good has a token, anything else a sign. */
  readonly is: 'good' | 'sign'
  readonly name: string
  readonly amount: number
}

/** Points that come at the end of the game are drawn like those of today. */
const POINTS = 'vp'

export function billed(signs: readonly string[]): BillRow[] {
  const rows = signs.flatMap((sign): BillRow[] => {
    const parts = sign.split(':')
    const amount = Number(parts.at(-1))
    const [kind, name = ''] = parts
    if (kind === 'good') return [{ is: 'good', name, amount }]
    if (kind === 'points' || kind === 'adds') return [{ is: 'good', name: POINTS, amount }]
    if (kind === 'location') return [{ is: 'sign', name, amount }]
    return kind === 'deals' ? [{ is: 'sign', name: 'deal', amount }] : []
  })
  const sums = new Map<string, BillRow>()
  for (const each of rows) sums.set(each.name, { ...each, amount: each.amount + (sums.get(each.name)?.amount ?? 0) })
  return [...sums.values()].filter((each) => each.amount !== 0)
}

/** The same in words. */
export function said(rows: readonly BillRow[], book: Book): string {
  const words = rows.map(({ is, name, amount }) => {
    const sign = amount < 0 ? '−' : '+'
    const what = is === 'good' ? counted(book, name, Math.abs(amount)) : named(name, Math.abs(amount), book)
    return `${sign} ${what}`
  })
  return listed(words)
}

function named(name: string, amount: number, book: Book): string {
  return name === 'deal'
    ? t('web-tableau-deals-count', { game: book.game, count: amount })
    : t('web-tableau-bill-places', { category: book.name('categories', name), count: amount })
}
