/** What flies over the map when events come in: workers and cargo. Characters and mechs glide without this. */

import type { GameEvent } from '../table/board'
import type { ScytheView } from './types'

export interface Flight {
  key: string
  faction: string
  kind: string
  from: string
  to: string
  /** How many flights start before this one. */
  turn: number
}

const RESOURCES = ['food', 'metal', 'oil', 'wood']
const MOST = 12

function cargo(event: GameEvent): string[] {
  const workers = typeof event['workers'] === 'number' && event['workers'] > 0 ? ['worker'] : []
  return [...workers, ...RESOURCES.filter((good) => typeof event[good] === 'number' && event[good] > 0)]
}

const TRAVELS = ['move', 'retreat', 'drive_off', 'resettle', 'sent_back']

const kinds = (event: GameEvent): string[] => (event['unit'] === 'worker' ? ['worker'] : cargo(event))

/** Whose pieces an event moves: workers that are driven off are the victim's. */
const owner = (event: GameEvent): unknown => (event.kind === 'drive_off' ? event['victim'] : event.seat)

/** The flights of some events; `batch` tells one batch of events from the next. */
export function flights(events: readonly GameEvent[], view: ScytheView, batch: number): Flight[] {
  const found: Flight[] = []
  events.forEach((event, number) => {
    const { place, to } = event
    const faction = view.players[Number(owner(event))]?.faction
    if (!TRAVELS.includes(event.kind)) return
    if (typeof place !== 'string' || typeof to !== 'string' || faction === undefined) return
    kinds(event).forEach((kind) =>
      found.push({ key: `${batch}/${number}/${kind}`, faction, kind, from: place, to, turn: found.length }),
    )
  })
  return found.slice(-MOST)
}

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
