/** What moves over the map by some events, one step after the other: units along their way, and what is carried. */

import type { GameEvent } from '../table/board'
import { GOODS } from './symbols/icons'
import type { ScytheView } from './types'

/** The way of one unit; `key` names its figure, `starts` is how many steps of others come first. */
export interface Journey {
  key: string
  faction: string
  kind: string
  /** Places from the first to the last, two at least. */
  way: string[]
  starts: number
  /** It is carried by a figure. */
  rides: boolean
}

const TRAVELS = new Set(['move', 'retreat', 'drive_off', 'resettle', 'sent_back'])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])

/** Whose pieces an event moves: workers that are driven off are the victim's. */
const owner = (event: GameEvent): number => count(event.kind === 'drive_off' ? event['victim'] : event.seat)

/** The figures that an event moves as themselves: a character, or mechs by their abilities. */
function figures(event: GameEvent): [kind: string, key: string][] {
  const mech = (ability: string): [string, string] => ['mech', `mech/${ability}`]
  if (event.kind === 'retreat')
    return [
      ...(count(event['character']) > 0 ? [['char', 'char'] as [string, string]] : []),
      ...texts(event['mechs']).map(mech),
    ]
  if (event['unit'] === 'char') return [['char', 'char']]
  return event['unit'] === 'mech' ? [mech(text(event['ability']))] : []
}

/** What else goes along: workers, who have no names, and goods. */
function rest(event: GameEvent): string[] {
  const workers = event['unit'] === 'worker' || count(event['workers']) > 0 ? ['worker'] : []
  return [...workers, ...GOODS.filter((good) => count(event[good]) > 0)]
}

/** How many steps there are before this event; those of one event happen together. */
export const stepsBefore = (events: readonly GameEvent[], at: number): number =>
  events.slice(0, at).filter(({ kind }) => TRAVELS.has(kind)).length

/** Figures that travel, each with its whole way, and what is carried step by step. */
export function journeys(events: readonly GameEvent[], view: ScytheView): { figures: Journey[]; carried: Journey[] } {
  const found: { figures: Journey[]; carried: Journey[] } = { figures: [], carried: [] }
  events.forEach((event, number) => {
    const { place, to } = event
    const seat = owner(event)
    const faction = view.players[seat]?.faction
    if (!TRAVELS.has(event.kind) || typeof place !== 'string' || typeof to !== 'string' || faction === undefined) return
    const starts = stepsBefore(events, number)
    for (const [kind, name] of figures(event)) {
      const key = `${seat}/${name}`
      const last = found.figures.findLast((each) => each.key === key)
      if (last?.way.at(-1) === place && last.starts + last.way.length - 1 === starts) last.way.push(to)
      else found.figures.push({ key, faction, kind, way: [place, to], starts, rides: false })
    }
    const rides = figures(event).length > 0
    for (const kind of rest(event))
      found.carried.push({ key: `${seat}/${kind}/${to}/${number}`, faction, kind, way: [place, to], starts, rides })
  })
  return found
}

/** The ways that units went, to be drawn as trails: workers on foot as well. */
export function ways(events: readonly GameEvent[], view: ScytheView): Journey[] {
  const { figures: named, carried } = journeys(events, view)
  const walked = carried.filter(({ kind, rides }) => kind === 'worker' && !rides)
  return [...named, ...walked]
}

/** The places where journeys end. */
export const goals = (events: readonly GameEvent[], view: ScytheView): string[] =>
  ways(events, view).map(({ way }) => way.at(-1) ?? '')
