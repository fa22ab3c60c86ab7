/** What the events of a combat and of a turn tell. */

import type { GameEvent } from '../table/board'

/** The last revealed combat among some events: what both sides revealed and who won. */
export interface Reveal {
  place: string
  winner: number
  loser: number
  shown: { seat: number; power: number; cards: number[]; total: number }[]
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function revealed(events: readonly GameEvent[]): Reveal | null {
  const won = events.findLastIndex(({ kind }) => kind === 'combat_won')
  const end = events[won]
  if (end === undefined || typeof end.seat !== 'number') return null
  const shown = events
    .slice(0, won)
    .filter(({ kind }) => kind === 'dial')
    .slice(-2)
    .map((event) => ({
      seat: event.seat ?? 0,
      power: count(event['power']),
      cards: numbers(event['cards']),
      total: count(event['total']),
    }))
  return { place: String(end['place'] ?? ''), winner: end.seat, loser: count(end['loser']), shown }
}

/** Are both about the same combat? */
export function sameCombat(one: Reveal, other: Reveal | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The events since the last turn began. */
export function ofThisTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'turn') + 1)
}
