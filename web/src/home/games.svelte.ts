/** The games that the server offers, in the reader's language. */

import { attempt } from '../look/trouble'
import { games as calls } from '../wire/rest'
import type { GameInfo, NewTable } from '../wire/types'
import { language, type Game } from '../words'

let list = $state.raw<readonly GameInfo[]>([])
let listLanguage = ''

export function games(): readonly GameInfo[] {
  return list
}

export function gameInfo(name: string): GameInfo | undefined {
  return list.find((each) => each.name === name)
}

/** The printed title; titles are names and the same in all languages until the server has said otherwise. */
export function titleOf(name: string): string {
  return gameInfo(name)?.title ?? TITLES[name as Game] ?? name
}

const TITLES: Record<Game, string> = {
  scythe: 'Scythe',
  fifty_first_state: '51st State',
  imperial_settlers: 'Imperial Settlers',
}

/** Loads the list once for each language. */
export async function learnGames(): Promise<void> {
  const now = language()
  if (listLanguage === now) return
  const found = await attempt(() => calls.list())
  if (found === undefined) return
  list = found.games
  listLanguage = now
}

/** A table that can begin at once: the reader against bots of the middling level. */
export function quickTable(game: string, seats: number, level: string): NewTable {
  return {
    game,
    seats: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ who: 'bot' as const, level }))],
    hints: true,
  }
}

/** The level a newcomer meets first: "steady" if there is one, else the second of the list. */
export function usualLevel(game: GameInfo | undefined): string {
  const levels = game?.levels.map((each) => each.name) ?? []
  return levels.find((each) => each === 'steady') ?? levels[1] ?? levels[0] ?? ''
}
