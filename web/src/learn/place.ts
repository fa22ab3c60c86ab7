/** How far the reader is in a chapter, as long as this tab is open: a reload does not start the lesson again. */

import { keep, keptJson } from '../settings/storage'

const place = (game: string, chapter: string): string => `furrow.lesson.${game}/${chapter}`

/** What was played so far. */
export function reached(game: string, chapter: string): readonly string[] {
  const found = keptJson('tab', place(game, chapter))
  return Array.isArray(found) && found.every((each) => typeof each === 'string') ? found : []
}

export function reach(game: string, chapter: string, played: readonly string[]): void {
  keep('tab', place(game, chapter), JSON.stringify(played))
}

export function forget(game: string, chapter: string): void {
  keep('tab', place(game, chapter), null)
}
