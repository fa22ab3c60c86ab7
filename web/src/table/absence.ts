/** What the reader has missed: lines of others that came since the reader's own last decision, or while nobody looked. */

import { keep, kept } from '../settings/storage'
import type { LogLine } from '../wire/types'

export function missed(log: readonly LogLine[], from: number, mine: readonly number[]): readonly LogLine[] {
  const news = log.filter((line) => line.n >= from)
  return news.some((line) => line.seat != null && line.seat >= 0 && !mine.includes(line.seat)) ? news : []
}

const place = (table: string): string => `furrow.seen.${table}`

/**
 * The last line that the reader of this tab has put aside; `last` is the table's own: after an undo, new lines reuse
 * the same numbers.
 */
export function seenTo(table: string, last: number): number {
  const found = Number.parseInt(kept('tab', place(table)) ?? '', 10)
  return Number.isNaN(found) || found > last ? -1 : found
}

export const seen = (table: string, line: number): void => keep('tab', place(table), String(line))

const asideOf = (table: string): string => `furrow.aside.${table}`

/** What this tab has put aside of what was done to the reader: everything before this number; null: nothing ever. */
export function putAsideTo(table: string): number | null {
  const found = Number.parseInt(kept('tab', asideOf(table)) ?? '', 10)
  return Number.isNaN(found) ? null : found
}

export const putAside = (table: string, before: number): void => keep('tab', asideOf(table), String(before))
