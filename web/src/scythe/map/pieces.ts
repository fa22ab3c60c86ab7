/** What stands on the map and where in its hex it is drawn. Names of things are those of docs/things.md. */

import { GOODS } from '../symbols/icons'
import type { Player, ScytheView } from '../types'
import type { Atlas, Place, Point } from './geometry'
import { CLASH_AT, facingSlots, goodSlots, STRUCTURE_AT, unitSlots, type UnitKind } from './slots'

/** Several mechs of a hex are two figures, one behind the other; the one in front carries their number. */
export type Pose = 'alone' | 'behind' | 'before' | 'unseen'

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
  /** How many of its kind are there. */
  count: number
  pose: Pose
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
  /** Places where two factions stand. */
  clashes: (Point & { place: string })[]
}

type Standing = Omit<Unit, 'x' | 'y'>

/** What answers call a unit: there is only one character, others are named by their place. */
export const unitThing = (seat: number, kind: string, place: string): string =>
  kind === 'char' ? `unit:${seat}/char` : `unit:${seat}/${kind}/${place}`

function unitsOf(player: Player, seat: number): Standing[] {
  const stand = (kind: UnitKind, key: string, place: string, count: number, pose: Pose): Standing => ({
    key: `${seat}/${key}`,
    thing: unitThing(seat, kind, place),
    seat,
    faction: player.faction,
    kind,
    place,
    count,
    pose,
  })
  const mechs = Object.entries(player.mechs)
  return [
    ...mechs.map(([ability, place]) => {
      const here = mechs.filter(([, other]) => other === place).map(([name]) => name)
      return stand('mech', `mech/${ability}`, place, here.length, poseOf(here.indexOf(ability), here.length))
    }),
    stand('char', 'char', player.character, 1, 'alone'),
    ...Object.entries(player.workers).map(([place, count]) =>
      stand('worker', `worker/${place}`, place, count, 'alone'),
    ),
  ]
}

function poseOf(at: number, count: number): Pose {
  if (count === 1) return 'alone'
  return at === count - 1 ? 'before' : at === count - 2 ? 'behind' : 'unseen'
}

/** Mechs behind characters behind workers. Their order stays: an element that is moved in the page could not glide. */
const DEPTH: UnitKind[] = ['mech', 'char', 'worker']

function placed<T extends { place: string }>(map: Atlas, row: T, slot: Point | undefined): (T & Point)[] {
  const middle = map.at.get(row.place)
  return middle === undefined || slot === undefined ? [] : [{ ...row, x: middle.x + slot.x, y: middle.y + slot.y }]
}

/** The factions in a place and which kinds of units they have there. */
function crowds(units: Standing[]): Map<string, Map<number, Set<UnitKind>>> {
  const found = new Map<string, Map<number, Set<UnitKind>>>()
  for (const { place, seat, kind } of units) {
    const here = found.get(place) ?? new Map<number, Set<UnitKind>>()
    found.set(place, here.set(seat, (here.get(seat) ?? new Set()).add(kind)))
  }
  return found
}

function slotOf(place: Place, here: Map<number, Set<UnitKind>>, unit: Standing, active: number): Point | undefined {
  const kinds = here.get(unit.seat) ?? new Set()
  if (here.size < 2) return unitSlots(place, kinds)[unit.kind]
  const first = here.has(active) ? active : Math.min(...here.keys())
  return facingSlots(unit.seat === first, kinds)[unit.kind]
}

function goodsOf(view: ScytheView, map: Atlas): Pile[] {
  return Object.entries(view.goods).flatMap(([place, goods]) => {
    const kinds = GOODS.filter((good) => (goods[good] ?? 0) > 0)
    const slots = goodSlots(kinds.length)
    return kinds.flatMap((good, k) =>
      placed(
        map,
        { key: `${place}/${good}`, thing: `good:${good}/${place}`, good, place, count: goods[good] ?? 0 },
        slots[k],
      ),
    )
  })
}

export function pieces(view: ScytheView, map: Atlas): Pieces {
  const standing = view.players.flatMap(unitsOf)
  const crowd = crowds(standing)
  const units = DEPTH.flatMap((kind) => standing.filter((unit) => unit.kind === kind)).flatMap((unit) => {
    const [place, here] = [map.at.get(unit.place), crowd.get(unit.place)]
    return place === undefined || here === undefined ? [] : placed(map, unit, slotOf(place, here, unit, view.active))
  })
  const buildings = view.players.flatMap((player, seat) =>
    Object.entries(player.structures).flatMap(([structure, place]) =>
      placed(map, { key: `${seat}/${structure}`, seat, faction: player.faction, structure, place }, STRUCTURE_AT),
    ),
  )
  const clashes = [...crowd].flatMap(([place, here]) => (here.size < 2 ? [] : placed(map, { place }, CLASH_AT)))
  return { units, buildings, piles: goodsOf(view, map), clashes }
}
