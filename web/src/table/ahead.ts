/**
 * The parts of a table's page: for anyone who comes by a link they are all fetched at the same time, none waits for
 * another.
 */

import { gameOf } from '../home/games.svelte'
import { said } from '../wire/arrival'
import { games, tables } from '../wire/rest'
import type { GameInfo, TableInfo } from '../wire/types'
import { language, need, TABLE } from '../words'
import type { BoardModule, Colours, Reference } from './board'
import type { ForeignModule } from './foreign'

/** The boards that are built in: one folder for each family of games. */
const families = import.meta.glob<BoardModule>('../*/index.ts')

/** The board of a game: its family's, or the one that its package brought along; undefined: there is none. */
async function boardIn(game: GameInfo): Promise<BoardModule | undefined> {
  if (game.board !== '') {
    const { default: foreign } = (await import(/* @vite-ignore */ game.board)) as ForeignModule
    return { foreign }
  }
  return families[`../${game.family}/index.ts`]?.()
}

/** The chunk of a game's board. */
export async function moduleOf(game: string): Promise<BoardModule | undefined> {
  const known = await gameOf(game)
  return known === undefined ? undefined : boardIn(known)
}

/** Fetches the words that a board of this game, its results and its changes need. */
export async function needWordsOf(game: string): Promise<void> {
  await need([...TABLE, ...((await gameOf(game))?.catalogues ?? [])])
}

/** The board of a game, a chunk of its own, with its words; null: there is none. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const [found] = await Promise.all([moduleOf(game), needWordsOf(game)])
  return found ?? null
}

/** The colours that the seats have on the board; none where the game has none, or cannot be asked. */
export async function coloursOf({ game, seats }: Pick<TableInfo, 'game' | 'seats'>): Promise<Colours> {
  const found = await moduleOf(game).catch(() => undefined)
  return seats.map(({ dealt }) => found?.colourOf?.(dealt))
}

const references = new Map<string, Promise<Reference>>()

/** Facts of a game and its words in the reader's language: they stay the same while the page is open. */
export function referenceOf(game: string): Promise<Reference> {
  const place = `${game}/${language()}`
  let found = references.get(place)
  if (found === undefined) {
    found = games.reference(game)
    found.catch(() => references.delete(place)) // offline: the next caller that needs it tries again
    references.set(place, found)
  }
  return found
}

/** Begins to fetch what the page of this table will need; `spoken`: the reader's language is known. What fails is asked for again by the page. */
export async function fetchAhead(id: string, key: string | null, spoken: Promise<void>): Promise<void> {
  try {
    const { game } = said('table') ?? (await tables.one(id, key))
    await Promise.all([boardOf(game), spoken.then(() => referenceOf(game))])
  } catch {
    // Not signed in, or no such table: the page will say so.
  }
}
