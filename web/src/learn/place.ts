/** How far the reader is in a chapter, as long as this tab is open: a reload does not begin the lesson anew. */

const place = (game: string, chapter: string): string => `furrow.lesson.${game}/${chapter}`

export function kept(game: string, chapter: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(game, chapter)) ?? '[]')
    return Array.isArray(found) && found.every((each) => typeof each === 'string') ? found : []
  } catch {
    return [] // nothing readable, or a browser that keeps nothing
  }
}

export function keep(game: string, chapter: string, played: readonly string[]): void {
  try {
    sessionStorage.setItem(place(game, chapter), JSON.stringify(played))
  } catch {
    // A browser that keeps nothing: the lesson goes on all the same.
  }
}

export function forget(game: string, chapter: string): void {
  keep(game, chapter, [])
}
