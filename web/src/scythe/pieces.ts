/** What stands on the map and where in its hex it is drawn. Names of things are those of docs/things.md. */

import type { Atlas, Point } from './geometry'
import { BUILDING_AT, goodSpots, unitSpots } from './spots'
import type { Player, ScytheView } from './types'

export type UnitKind = 'char' | 'mech' | 'worker'

export interface Unit extends Point {
  /**
   * Stays the same while the unit moves, so that it can glide; workers have no identity and are named by their place.
   */
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

type Standing = Omit<Unit, 'x' | 'y'>

/** What answers call a unit: there is only one character, others are named by their place. */
export const unitThing = (seat: number, kind: string, place: string): string =>
  kind === 'char' ? `unit:${seat}/char` : `unit:${seat}/${kind}/${place}`

function unitsOf(player: Player, seat: number): Standing[] {
  const common = { seat, faction: player.faction, ability: '', count: 1 }
  const character = {
    ...common,
    key: `${seat}/char`,
    thing: unitThing(seat, 'char', player.character),
    kind: 'char' as const,
    place: player.character,
  }
  const mechs = Object.entries(player.mechs).map(([ability, place]) => ({
    ...common,
    key: `${seat}/mech/${ability}`,
    thing: unitThing(seat, 'mech', place),
    kind: 'mech' as const,
    place,
    ability,
  }))
  const workers = Object.entries(player.workers).map(([place, count]) => ({
    ...common,
    key: `${seat}/worker/${place}`,
    thing: unitThing(seat, 'worker', place),
    kind: 'worker' as const,
    place,
    count,
  }))
  return [...mechs, character, ...workers] // where they overlap, the character stays whole
}

function grouped<T extends { place: string }>(rows: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const row of rows) found.set(row.place, [...(found.get(row.place) ?? []), row])
  return found
}

/** Puts each row on its spot in its place. Their order stays: an element that is moved in the page could not glide. */
function put<T extends { place: string }>(
  map: Atlas,
  rows: T[],
  spots: (here: T[], place: string) => Point[],
): (T & Point)[] {
  const found = new Map<T, Point>()
  for (const [place, here] of grouped(rows)) {
    const free = spots(here, place)
    here.forEach((row, k) => found.set(row, free[k] ?? { x: 0, y: 0 }))
  }
  return rows.flatMap((row) => {
    const [middle, spot] = [map.at.get(row.place), found.get(row)]
    return middle === undefined || spot === undefined ? [] : [{ ...row, x: middle.x + spot.x, y: middle.y + spot.y }]
  })
}

export function pieces(view: ScytheView, map: Atlas): Pieces {
  const standing = view.players.flatMap(unitsOf)
  const works = ({ kind }: Standing): boolean => kind === 'worker'
  const units = [...standing.filter((unit) => !works(unit)), ...standing.filter(works)]
  const buildings = view.players.flatMap((player, seat) =>
    Object.entries(player.structures).map(([structure, place]) => ({
      key: `${seat}/${structure}`,
      seat,
      faction: player.faction,
      structure,
      place,
    })),
  )
  const piles = Object.entries(view.goods).flatMap(([place, goods]) =>
    Object.entries(goods).map(([good, count]) => ({
      key: `${place}/${good}`,
      thing: `good:${good}/${place}`,
      good,
      place,
      count,
    })),
  )
  const kinds = (place: string): number => Object.keys(view.goods[place] ?? {}).length
  return {
    units: put(map, units, (here, place) =>
      unitSpots(
        here.filter((unit) => !works(unit)),
        here.filter(works),
        kinds(place),
      ),
    ),
    buildings: put(map, buildings, (here) => here.map(() => BUILDING_AT)),
    piles: put(map, piles, (here) => goodSpots(here.length)),
  }
}
