/** Who holds which land: a soft tint, and one border round everything that lies together. */

import type { ScytheView } from '../types'
import { around, corners, path, SIZE, type Atlas, type Place, type Point } from './geometry'

export interface Realm {
  faction: string
  /** All its hexes. */
  tint: string
  /** The border round them, a little inside of it. */
  border: string
  /** In the middle of each piece of the border: there sits the faction's shape. */
  beads: Point[]
}

const INSET = 6.6
/** So much of an edge is as far from the corner as the border is from the edge. */
const SLANT = INSET * 1.155

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})

/** The pieces of the border that run in one hex, each from one end to the other. */
function pieces(map: Atlas, place: Place, held: ReadonlySet<string>): [Point, Point][] {
  const open = around(map, place).map((other) => other === undefined || !held.has(other.id))
  const points = corners(place)
  const corner = (k: number): Point => points[(k + 6) % 6] ?? place
  // Where the next edge is a border too they meet inside; else the border goes on in the next hex.
  const end = (k: number, towards: number, next: boolean): Point =>
    next ? between(place, corner(k), (SIZE - SLANT) / SIZE) : between(corner(k), corner(towards), SLANT / SIZE)
  return open.flatMap((is, k): [Point, Point][] =>
    is ? [[end(k, k - 1, open[(k + 5) % 6] === true), end(k + 1, k + 2, open[(k + 1) % 6] === true)]] : [],
  )
}

export function realms(view: ScytheView, map: Atlas): Realm[] {
  return view.players.flatMap(({ faction, territories }) => {
    const held = new Set(territories)
    const land = map.places.filter(({ id, base }) => base === '' && held.has(id))
    if (land.length === 0) return []
    const lines = land.flatMap((place) => pieces(map, place, held))
    return [
      {
        faction,
        tint: land.map((place) => path(corners(place, SIZE - 0.6))).join(''),
        border: lines.map((line) => path(line, false)).join(''),
        beads: lines.map(([from, to]) => between(from, to, 0.5)),
      },
    ]
  })
}
