/** What the reader has missed: lines of others that came since the reader's own last decision, or while nobody looked. */

import type { LogLine } from '../wire/types'

export function missed(log: readonly LogLine[], from: number, mine: readonly number[]): readonly LogLine[] {
  const news = log.filter((line) => line.n >= from)
  return news.some((line) => line.seat != null && line.seat >= 0 && !mine.includes(line.seat)) ? news : []
}

const place = (table: string): string => `furrow.seen.${table}`

/** The last line that the reader of this tab has put aside; `last` is the table's own: what was taken back comes anew with the same numbers. */
export function seenTo(table: string, last: number): number {
  try {
    const found = Number.parseInt(sessionStorage.getItem(place(table)) ?? '', 10)
    return Number.isNaN(found) || found > last ? -1 : found
  } catch {
    return -1 // a browser that keeps nothing
  }
}

export function seen(table: string, line: number): void {
  try {
    sessionStorage.setItem(place(table), String(line))
  } catch {
    // A browser that keeps nothing: it is told once more after a reload.
  }
}
