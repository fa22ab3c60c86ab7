/** Numbers that rise from the places where something was gained, won or earned. What is paid the plaques say. */

import type { GameEvent } from '../table/board'
import { stepsBefore } from './journeys'
import type { Float } from './map/Floats.svelte'
import type { ScytheView } from './types'

const MOST = 8
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an event gives its seat, or takes from it without being paid. */
function amount(event: GameEvent): { icon: string; by: number } | null {
  switch (event.kind) {
    case 'gain':
    case 'produce':
      return { icon: text(event['what']), by: count(event['amount']) }
    case 'draw':
      return { icon: 'cards', by: count(event['count']) }
    case 'popularity_lost':
      return { icon: 'popularity', by: -count(event['amount']) }
    case 'star':
    case 'encounter':
    case 'upgrade':
    case 'enlist':
      return { icon: event.kind, by: 0 }
    default:
      return null
  }
}

const signed = (by: number): string => (by === 0 ? '' : by > 0 ? `+${by}` : `−${-by}`)

/** A combat that is decided, as the totals of both sides. */
function totals(events: readonly GameEvent[], at: number): string {
  const total = (seat: unknown): number =>
    count(events.slice(0, at).findLast((each) => each.kind === 'dial' && each.seat === seat)?.['total'])
  const won = events[at]
  return `${total(won?.seat)} : ${total(won?.['loser'])}`
}

/** The floats of some events; a step of a unit takes `step` milliseconds. */
export function floating(events: readonly GameEvent[], view: ScytheView, batch: number, step: number): Float[] {
  const found = new Map<string, Float & { by: number }>()
  /** Where each seat has done something last. */
  const last = new Map<number, string>()
  events.forEach((event, at) => {
    const seat = event.seat ?? -1
    const own = text(event['to']) || text(event['place'])
    if (own !== '') last.set(seat, own)
    const place = text(event['place']) || (last.get(seat) ?? view.players[seat]?.character ?? '')
    const starts = stepsBefore(events, at) * step
    if (event.kind === 'combat_won') {
      const key = `${batch}/${place}/combat`
      found.set(key, { key, place, icon: 'combat', text: totals(events, at), by: 0, starts })
      return
    }
    const given = amount(event)
    if (given === null || place === '') return
    const key = `${batch}/${place}/${given.icon}/${Math.sign(given.by)}`
    const by = (found.get(key)?.by ?? 0) + given.by
    found.set(key, { key, place, icon: given.icon, text: signed(by), by, starts: found.get(key)?.starts ?? starts })
  })
  return [...found.values()].slice(-MOST)
}
