/** The parts of a table's page: who comes by a link has them all fetched side by side, none waits for the one before it. */

import { games, tables } from '../wire/rest'
import type { TableInfo } from '../wire/types'
import { language, need, OF_GAME, type Game } from '../words'
import type { BoardComponent, BoardModule, Colours, Reference } from './board'

const boards = import.meta.glob<BoardModule>(['../scythe/index.ts', '../tableau/index.ts'])

/** The chunk of a game's board. */
export const moduleOf = async (game: string): Promise<BoardModule | undefined> =>
  boards[game === 'scythe' ? '../scythe/index.ts' : '../tableau/index.ts']?.()

/** The board of a game, a chunk of its own, with its words; null: there is none. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const [found] = await Promise.all([moduleOf(game), need(OF_GAME[game as Game] ?? [])])
  return found?.Board ?? null
}

/** The colours that the seats have on the board; none where the game has none, or cannot be asked. */
export async function coloursOf({ game, seats }: Pick<TableInfo, 'game' | 'seats'>): Promise<Colours> {
  const found = await moduleOf(game).catch(() => undefined)
  return seats.map(({ faction }) => (faction === null ? undefined : found?.colourOf?.(faction)))
}

const references = new Map<string, Promise<Reference>>()

/** Facts of a game and its words in the reader's language: they stay the same while the page is open. */
export function referenceOf(game: string): Promise<Reference> {
  const place = `${game}/${language()}`
  let found = references.get(place)
  if (found === undefined) {
    found = games.reference(game)
    found.catch(() => references.delete(place)) // offline: the next one who needs it tries again
    references.set(place, found)
  }
  return found
}

/** Begins to fetch what the page of this table will need; `spoken`: the reader's language is known. What fails is asked for again by the page. */
export async function fetchAhead(id: string, key: string | null, spoken: Promise<void>): Promise<void> {
  try {
    const { game } = await tables.one(id, key)
    await Promise.all([boardOf(game), spoken.then(() => referenceOf(game))])
  } catch {
    // Nobody yet, or no such table: the page will say so.
  }
}
