/** What stands on the map and where in its hex it is drawn. Names of things are those of docs/things.md. */

import type { Atlas, Point } from './geometry'
import type { Player, ScytheView } from './types'

export type UnitKind = 'char' | 'mech' | 'worker'

export interface Unit extends Point {
  /** Stays the same while the unit moves, so that it can glide; workers have no identity and go by their place. */
  key: string
  thing: string
  seat: number
  faction: string
  kind: UnitKind
  place: string
  ability: string
  count: number
}

export interface Building extends Point {
  key: string
  seat: number
  faction: string
  structure: string
  place: string
}

export interface Pile extends Point {
  key: string
  thing: string
  good: string
  place: string
  count: number
}

export interface Pieces {
  units: Unit[]
  buildings: Building[]
  piles: Pile[]
}

const FIGHTERS_AT = -11
const WORKERS_AT = 18
const GOODS_AT = 41
const BUILDING_AT = { x: 32, y: -27 }
const WIDEST = { fighters: 58, workers: 60, goods: 46 }

type Standing = Omit<Unit, 'x' | 'y'>

function unitsOf(player: Player, seat: number): Standing[] {
  const common = { seat, faction: player.faction, ability: '', count: 1 }
  const character = { ...common, key: `${seat}/char`, thing: `unit:${seat}/char`, kind: 'char' as const, place: player.character }
  const mechs = Object.entries(player.mechs).map(([ability, place]) => ({
    ...common,
    key: `${seat}/mech/${ability}`,
    thing: `unit:${seat}/mech/${place}`,
    kind: 'mech' as const,
    place,
    ability,
  }))
  const workers = Object.entries(player.workers).map(([place, count]) => ({
    ...common,
    key: `${seat}/worker/${place}`,
    thing: `unit:${seat}/worker/${place}`,
    kind: 'worker' as const,
    place,
    count,
  }))
  return [character, ...mechs, ...workers]
}

/** Spreads so many pieces over a row, closer where they are many. */
function offset(number: number, count: number, widest: number, step: number): number {
  const gap = count > 1 ? Math.min(step, widest / (count - 1)) : 0
  return (number - (count - 1) / 2) * gap
}

function grouped<T extends { place: string }>(rows: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const row of rows) found.set(row.place, [...(found.get(row.place) ?? []), row])
  return found
}

function spread<T extends { place: string }>(map: Atlas, rows: T[], y: number, widest: number, step: number): (T & Point)[] {
  return [...grouped(rows)].flatMap(([place, here]) => {
    const middle = map.at.get(place)
    if (middle === undefined) return []
    return here.map((row, k) => ({ ...row, x: middle.x + offset(k, here.length, widest, step), y: middle.y + y }))
  })
}

export function pieces(view: ScytheView, map: Atlas): Pieces {
  const standing = view.players.flatMap(unitsOf)
  const fighters = standing.filter(({ kind }) => kind !== 'worker')
  const workers = standing.filter(({ kind }) => kind === 'worker')
  const buildings = view.players.flatMap((player, seat) =>
    Object.entries(player.structures).map(([structure, place]) => ({
      key: `${seat}/${structure}`,
      seat,
      faction: player.faction,
      structure,
      place,
      x: (map.at.get(place)?.x ?? 0) + BUILDING_AT.x,
      y: (map.at.get(place)?.y ?? 0) + BUILDING_AT.y,
    })),
  )
  const piles = Object.entries(view.goods).flatMap(([place, goods]) =>
    Object.entries(goods).map(([good, count]) => ({ key: `${place}/${good}`, thing: `good:${good}/${place}`, good, place, count })),
  )
  return {
    units: [
      ...spread(map, fighters, FIGHTERS_AT, WIDEST.fighters, 38),
      ...spread(map, workers, WORKERS_AT, WIDEST.workers, 34),
    ],
    buildings,
    piles: spread(map, piles, GOODS_AT, WIDEST.goods, 23),
  }
}
