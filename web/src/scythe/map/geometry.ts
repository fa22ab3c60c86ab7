/** Where the places of the map lie: pointy-top hexes in axial coordinates. */

import type { BaseFact, Facts, HexFact } from '../types'

export const SIZE = 60
const HALF = (SIZE * Math.sqrt(3)) / 2
/** The yard of a base is round. */
export const YARD = 46
/** What the painted ground shows (web/drawings): the land and some sea around it. */
export const BOX = { x: -17, y: -63, width: 865, height: 860 }

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
  /** The borders with a river, as the two places beside it: `A1-B2`. */
  rivers: ReadonlySet<string>
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

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Straight lines through some points, as a path. */
export function path(points: readonly Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** The outline of a place, so much inside of its edge. */
export function outline(place: Place, inset = 0): string {
  if (place.base === '') return path(corners(place, SIZE - inset))
  const [r, left, y] = [YARD, short(place.x - YARD), short(place.y)]
  return `M${left} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** The neighbour across each edge of a hex, from the edge at the upper right, clockwise. */
export function around(map: Atlas, { x, y }: Point): (Place | undefined)[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 3
    const [nx, ny] = [x + 2 * HALF * Math.cos(angle), y + 2 * HALF * Math.sin(angle)]
    return map.places.find((each) => Math.abs(each.x - nx) < 1 && Math.abs(each.y - ny) < 1)
  })
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
  return { places, at, rivers: new Set(map.rivers.map((both) => both.join('-'))) }
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
