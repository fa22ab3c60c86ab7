/** Places in a finished game: after how many decisions, in which turn, and where the next ones are. */

import type { PlayedTurn } from '../wire/types'

type Turns = readonly Pick<PlayedTurn, 'at' | 'seat'>[]

/** A turn is shown in so many milliseconds, and a decision in no fewer. */
const TURN = 1400
const QUICKEST = 200

/** The turn that a place belongs to: the one whose decision was made last; -1 before the first turn. */
export const turnAt = (turns: Turns, at: number): number => turns.findLastIndex((turn) => turn.at < at)

/** How many decisions a turn has, and how many of them are made at a place. */
export function within(turns: Turns, decisions: number, at: number): { made: number; all: number } {
  const turn = turnAt(turns, at)
  const from = turns[turn]?.at ?? 0
  const to = turns[turn + 1]?.at ?? decisions
  return { made: at - from, all: to - from }
}

/** Where the turn after a place begins; the last one ends with the game. */
export const turnOn = (turns: Turns, decisions: number, at: number): number =>
  turns.find((turn) => turn.at > at)?.at ?? decisions

/** Where the turn before a place begins; the first one begins with the game. */
export const turnBack = (turns: Turns, at: number): number => turns.findLast((turn) => turn.at < at)?.at ?? 0

/** What a running replay shows next, and after how many milliseconds: a turn takes its time, however long it is. */
export function upcoming(turns: Turns, decisions: number, at: number, speed: number): { to: number; after: number } {
  const end = turnOn(turns, decisions, at)
  const { all } = within(turns, decisions, Math.min(at + 1, decisions))
  const each = TURN / speed / Math.max(1, all)
  const stride = Math.max(1, Math.ceil(QUICKEST / each))
  return { to: Math.min(end, at + stride), after: each * stride }
}
