/** Where the places of the map lie: pointy-top hexes in axial coordinates. */

import type { BaseFact, Facts, HexFact } from './types'

export const SIZE = 60
const HALF = (SIZE * Math.sqrt(3)) / 2
/** As much as the mark of the focused hex needs. */
const RIM = 4

export interface Point {
  x: number
  y: number
}

export interface Place extends Point {
  id: string
  terrain: string
  tunnel: boolean
  encounter: boolean
  /** Whose base it is; "" for a hex. */
  base: string
}

export interface Atlas {
  places: Place[]
  at: ReadonlyMap<string, Place>
  rivers: { id: string; from: Point; to: Point }[]
  box: { x: number; y: number; width: number; height: number }
}

function centre(q: number, r: number): Point {
  return { x: HALF * (2 * q + r), y: SIZE * 1.5 * r }
}

/** The six corners around a point, from the top, clockwise. */
export function corners(middle: Point, size: number = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2
    return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) }
  })
}

export function polygon(points: Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** The border between two neighbours. */
function border(one: Point, other: Point): { from: Point; to: Point } {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const along = { x: -(other.y - one.y) / (2 * HALF), y: (other.x - one.x) / (2 * HALF) }
  const half = SIZE / 2
  return {
    from: { x: middle.x - along.x * half, y: middle.y - along.y * half },
    to: { x: middle.x + along.x * half, y: middle.y + along.y * half },
  }
}

function ofHex(row: HexFact): Place {
  return {
    ...centre(row.q, row.r),
    id: row.id,
    terrain: row.terrain,
    tunnel: row.tunnel,
    encounter: row.encounter,
    base: '',
  }
}

function ofBase(row: BaseFact): Place {
  return { ...centre(row.q, row.r), id: row.id, terrain: '', tunnel: false, encounter: false, base: row.faction }
}

const known = new WeakMap<Facts['map'], Atlas>()

/** The map ready for drawing; made once for each document. */
export function atlas(map: Facts['map']): Atlas {
  const found = known.get(map) ?? made(map)
  known.set(map, found)
  return found
}

function made(map: Facts['map']): Atlas {
  const places = [...map.hexes.map(ofHex), ...map.bases.map(ofBase)]
  const at = new Map(places.map((place) => [place.id, place]))
  const rivers = map.rivers.flatMap(([one, other]) => {
    const [a, b] = [at.get(one), at.get(other)]
    return a === undefined || b === undefined ? [] : [{ id: `${one}-${other}`, ...border(a, b) }]
  })
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - HALF - RIM, Math.min(...ys) - SIZE - RIM]
  const box = {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + RIM - left,
    height: Math.max(...ys) + SIZE + RIM - top,
  }
  return { places, at, rivers, box }
}

export type Way = 'left' | 'right' | 'up' | 'down'
const VECTORS: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/**
 * The place that an arrow key leads to: near, and as straight in that direction as possible. If nothing lies there, the
 * same place.
 */
export function towards(map: Atlas, from: string, way: Way): string {
  const here = map.at.get(from)
  if (here === undefined) return from
  const vector = VECTORS[way]
  let best = from
  let least = Infinity
  for (const place of map.places) {
    const [dx, dy] = [place.x - here.x, place.y - here.y]
    const ahead = dx * vector.x + dy * vector.y
    const aside = Math.abs(dx * vector.y) + Math.abs(dy * vector.x)
    const cost = ahead + 1.2 * aside
    if (ahead > 1 && aside <= ahead && cost < least) {
      least = cost
      best = place.id
    }
  }
  return best
}
