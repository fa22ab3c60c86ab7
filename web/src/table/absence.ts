/** What the reader has missed: lines of others that came since the reader's own last decision, or while nobody looked. */

import type { LogLine } from '../wire/types'

export function missed(log: readonly LogLine[], from: number, mine: readonly number[]): readonly LogLine[] {
  const news = log.filter((line) => line.n >= from)
  return news.some((line) => line.seat != null && line.seat >= 0 && !mine.includes(line.seat)) ? news : []
}
