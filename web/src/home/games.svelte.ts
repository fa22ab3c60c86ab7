/** The games that the server offers, in the reader's language. */

import { attempt } from '../look/trouble'
import { said } from '../wire/arrival'
import { games as calls } from '../wire/rest'
import type { GameInfo, GameList, NewTable } from '../wire/types'
import { language } from '../words'

let list = $state.raw<readonly GameInfo[]>([])
const asked = new Map<string, Promise<GameList>>()

export function games(): readonly GameInfo[] {
  return list
}

export function gameInfo(name: string): GameInfo | undefined {
  return list.find((each) => each.name === name)
}

/** The printed title; until the server has said it, the name of the game. */
export function titleOf(name: string): string {
  return gameInfo(name)?.title ?? name.replaceAll('_', ' ')
}

/** Asks for the list once for each language; a caller that asks before the language is set says which. */
async function learn(now: string): Promise<void> {
  let reply = asked.get(now)
  if (reply === undefined) {
    const told = said('lang') === now ? said('games') : undefined
    reply = told === undefined ? calls.list(now) : Promise.resolve(told)
    reply.catch(() => asked.delete(now)) // offline: the next caller that needs it tries again
    asked.set(now, reply)
  }
  const found = await reply
  if (list.length === 0 || now === language()) list = found.games
}

export async function learnGames(): Promise<void> {
  await attempt(() => learn(language()))
}

/** Begins to ask, before anything is drawn. */
export function learnGamesAhead(lang: string): void {
  learn(lang).catch(() => undefined)
}

/** The game as soon as it is known; undefined if the server has no such game. Anyone who cannot ask is shown why. */
export async function gameOf(name: string): Promise<GameInfo | undefined> {
  if (list.length === 0) await learn([...asked.keys()][0] ?? language()) // it may be on its way in the language to come
  return gameInfo(name)
}

/** A table that can begin at once: the reader against bots of one level. */
export function quickTable(game: string, seats: number, level: string): NewTable {
  return {
    game,
    seats: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ who: 'bot' as const, level }))],
    hints: true,
  }
}

/** The level a newcomer meets first. */
export function usualLevel(game: GameInfo | undefined): string {
  return game?.usual_level ?? ''
}
