/** Who fights where, and what a combat brought, as the view and its events tell it. */

import type { GameEvent } from '../../../table/board'
import type { Reveal } from '../../motion'
import type { ScytheView } from '../../types'

export interface Fight {
  place: string
  /** The attacker first. */
  seats: readonly number[]
}

/** The combat that is being prepared, if the seat fights in it. */
export function prepared({ combat }: ScytheView, seat: number | null): Fight | null {
  if (combat == null) return null
  const seats = [combat.attacker.seat, combat.defender.seat]
  return seat !== null && seats.includes(seat) ? { place: combat.place, seats } : null
}

/** What stands for a side in the drawing. */
export function figure(view: ScytheView, seat: number, place: string, events: readonly GameEvent[]): 'char' | 'mech' {
  const player = view.players[seat]
  const mechs = Object.values(player?.mechs ?? {}).includes(place)
  if (mechs || player?.character !== place) {
    const left = events.find((each) => each.kind === 'retreat' && each.seat === seat && each['place'] === place)
    return left !== undefined && left['mechs'] === undefined && left['character'] === 1 ? 'char' : 'mech'
  }
  return 'char'
}

export type Brought =
  | { is: 'star'; seat: number; count: number }
  | { is: 'retreat'; seat: number; to: string }
  | { is: 'card'; seat: number }
  | { is: 'popularity'; seat: number; amount: number }

/** What the last revealed combat among some events brought. */
export function brought(events: readonly GameEvent[], reveal: Reveal): Brought[] {
  const won = events.findLastIndex((each) => each.kind === 'combat_won' && each['place'] === reveal.place)
  const found: Brought[] = []
  for (const { kind, seat, ...facts } of events.slice(won + 1)) {
    if (kind === 'turn' || kind === 'combat') break
    if (typeof seat !== 'number') continue
    if (kind === 'star' && facts['star'] === 'combat') found.push({ is: 'star', seat, count: Number(facts['count']) })
    if (kind === 'retreat' && facts['place'] === reveal.place) {
      const to = String(facts['to'])
      // Units go one by one; where they go is said once.
      if (!found.some((each) => each.is === 'retreat' && each.seat === seat && each.to === to))
        found.push({ is: 'retreat', seat, to })
    }
    if (kind === 'draw' && seat === reveal.loser) found.push({ is: 'card', seat })
    if (kind === 'popularity_lost') found.push({ is: 'popularity', seat, amount: Number(facts['amount']) })
  }
  return found
}
