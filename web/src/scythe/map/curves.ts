/** Bent lines over the map: ways, hints, trails. */

import type { Point } from './geometry'

/** How far a line between two points bends aside, at most and for its length. */
const BOW = 28
const SHARE = 0.16

const short = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A smooth curve through all points, as cubic Béziers. */
function smooth(points: readonly Point[]): string {
  const at = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))] ?? { x: 0, y: 0 }
  const aside = (from: Point, before: Point, after: Point, sign: number): Point => ({
    x: from.x + (sign * (after.x - before.x)) / 3,
    y: from.y + (sign * (after.y - before.y)) / 3,
  })
  const steps = points.slice(1).map((to, k) => {
    const [one, other] = [aside(at(k), at(k - 1), to, 1), aside(to, at(k), at(k + 2), -1)]
    return `C${short(one)} ${short(other)} ${short(to)}`
  })
  return `M${short(at(0))}${steps.join('')}`
}

/** Two points are joined by a bow, so that the way there and the way back can be told apart. */
function bowed(points: readonly Point[]): Point[] {
  const [from, to] = points
  if (points.length !== 2 || from === undefined || to === undefined) return [...points]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const bow = Math.min(BOW, length * SHARE)
  const top = { x: (from.x + to.x) / 2 + (dy / length) * bow, y: (from.y + to.y) / 2 - (dx / length) * bow }
  return [from, top, to]
}

export interface Curve {
  d: string
  start: Point
  end: Point
  /** Where it points to in the end, in degrees. */
  turn: number
}

/** The curve through some points, from their first to their last. */
export function curve(points: readonly Point[]): Curve {
  const bent = bowed(points)
  const [start, before, end] = [bent[0], bent.at(-2), bent.at(-1)]
  if (start === undefined || before === undefined || end === undefined) throw new Error('a curve needs two points')
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return { d: smooth(bent), start, end, turn }
}

/** So far from the middles do lines begin and end, so that the pieces there stay in sight. */
const CLEAR = 24

/** Points along a way from place to place, beginning and ending beside the middles of the first and the last one. */
export function along(middles: readonly Point[]): Point[] {
  return middles.map((point, k) => {
    const next = k === 0 ? middles[1] : k === middles.length - 1 ? middles[k - 1] : undefined
    if (next === undefined) return point
    const length = Math.hypot(next.x - point.x, next.y - point.y) || 1
    const share = Math.min(CLEAR, length / 3) / length
    return { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }
  })
}
