/** How a hex is shared out, from its middle: the name in the upper corner, a sign of the ground on its left and the
 structure on its right; units across the middle; goods in the lower corner. Nothing reaches into the hex below. */

import type { Point } from './geometry'

export const LABEL_AT = -36
export const SIGN_AT: Point = { x: -24, y: -28 }
export const BUILDING_AT: Point = { x: 24, y: -28 }
export const CHIP = { width: 27, height: 16.5 }
export const BADGE = { x: 16, y: 1.5, radius: 9.5 }

const UNITS_AT = -3
const WORKERS_AT = 19
const GOODS_AT = { upper: 20, lower: 37 }
/** How far a row of units may reach to either side; beyond it is the border that shows who controls the hex. */
const ROOM = 47
/** How much of their distance is left between things that are alike, where there is little room. */
const ALIKE = 1 / 3
const FIGHTER = 16.5
const WORKER = 12

export interface Standing {
  kind: string
  seat: number
  count: number
}

/** How far something reaches from its own middle. */
interface Reach {
  left: number
  right: number
  /** A thing that looks like its neighbour may cover more of it. */
  like?: string
}

function reach({ kind, seat, count }: Standing): Reach {
  const half = kind === 'worker' ? WORKER : FIGHTER
  return { left: half, right: count > 1 ? BADGE.x + BADGE.radius : half, like: `${seat}/${kind}` }
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The distances from each thing to the next, made smaller until they fit: first between those that are alike. */
function distances(things: Reach[], room: number): number[] {
  const pairs = things.slice(1).map((next, k) => ({ next, last: things[k] ?? next }))
  const wide = pairs.map(({ last, next }) => last.right + next.left)
  const tight = pairs.map(({ last, next }, k) => (wide[k] ?? 0) * (last.like === next.like ? ALIKE : 1))
  const [most, least] = [sum(wide), sum(tight)]
  if (most <= room) return wide
  if (least >= room) return tight.map((gap) => (gap * room) / least)
  const part = (room - least) / (most - least)
  return tight.map((gap, k) => gap + part * ((wide[k] ?? gap) - gap))
}

/** Sets things side by side in the middle of a row. */
function row(things: Reach[], y: number): Point[] {
  const [left, right] = [things[0]?.left ?? 0, things.at(-1)?.right ?? 0]
  const gaps = distances(things, 2 * ROOM - left - right)
  const start = (left - right - sum(gaps)) / 2
  return things.map((_, k) => ({ x: start + sum(gaps.slice(0, k)), y }))
}

/** Where the units of a hex stand, those who fight before the workers. Workers have a row of their own below, unless
 nobody else is there or goods of three kinds and more need it. */
export function unitSpots(fighters: Standing[], workers: Standing[], goods: number): Point[] {
  const apart = fighters.length > 0 && goods < 3
  if (!apart) return row([...fighters, ...workers].map(reach), UNITS_AT)
  return [...row(fighters.map(reach), UNITS_AT), ...row(workers.map(reach), WORKERS_AT)]
}

/** Where so many kinds of goods lie. */
export function goodSpots(kinds: number): Point[] {
  const chips = Array.from({ length: kinds }, () => ({ left: CHIP.width / 2, right: CHIP.width / 2 }))
  if (kinds < 3) return row(chips, GOODS_AT.lower)
  return [...row(chips.slice(0, 2), GOODS_AT.upper), ...row(chips.slice(2), GOODS_AT.lower)]
}
