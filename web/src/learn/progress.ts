/** Which chapters of the lessons the reader has finished: kept in this browser, and with the account once there is one. */

import { change, settings } from '../settings/settings.svelte'
import { reached } from './place'

const named = (game: string, chapter: string): string => `${game}/${chapter}`

export const isDone = (game: string, chapter: string): boolean => settings.learnt.includes(named(game, chapter))

/** A chapter has been played to its end. */
export async function finish(game: string, chapter: string): Promise<void> {
  if (!isDone(game, chapter)) await change({ learnt: [...settings.learnt, named(game, chapter)] })
}

/** The first chapter that is not finished; undefined: all are. */
export function nextOf<Chapter extends { id: string }>(
  game: string,
  chapters: readonly Chapter[],
): Chapter | undefined {
  return chapters.find(({ id }) => !isDone(game, id))
}

/** Has the reader begun with the lessons of a game? */
export const hasBegun = (game: string, chapters: readonly { id: string }[]): boolean =>
  chapters.some(({ id }) => isDone(game, id) || reached(game, id).length > 0)
