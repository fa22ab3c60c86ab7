/** Everybody's points over the rounds as a drawing: the last step is what stands at the end. */

import type { Ranked } from './ranked'

export interface Frame {
  readonly width: number
  readonly height: number
  /** Room at the end of the lines for emblem, total and name. */
  readonly end: number
}

interface Label {
  readonly row: Ranked
  /** The middle of its line of text. */
  y: number
}

const [START, TOP, BOTTOM] = [26, 10, 24]
/** Labels keep so far from one another. */
const APART = 23
/** The last step is a little longer than a round. */
const LAST = 0.15

const n1 = (value: number): string => value.toFixed(1)

/** Where a round and a number of points stand. */
export function scaled(rows: readonly Ranked[], { width, height, end }: Frame) {
  const steps = Math.max(2, ...rows.map(({ course }) => course.length)) - 1
  const rounds = steps - 1
  const top = Math.max(10, Math.ceil(Math.max(0, ...rows.map(({ total }) => total)) / 10) * 10)
  const wide = (width - START - end) / (steps + LAST)
  return {
    rounds,
    steps,
    top,
    by: top > 50 ? 20 : 10,
    start: START,
    above: TOP,
    foot: height - BOTTOM,
    x: (step: number): number => START + (step < steps ? step * wide : (steps + LAST) * wide),
    y: (points: number): number => height - BOTTOM - (points / top) * (height - TOP - BOTTOM),
  }
}

export type Scale = ReturnType<typeof scaled>

/** The numbers at the lines of the grid. */
export const grid = ({ top, by }: Scale): number[] => Array.from({ length: Math.floor(top / by) + 1 }, (_, k) => k * by)

export const line = ({ course }: Ranked, { x, y }: Scale): string =>
  course.map((points, step) => `${step === 0 ? 'M' : 'L'}${n1(x(step))} ${n1(y(points))}`).join('')

/** What stands at the ends of the lines: none lies over another, and none leaves the drawing. */
export function labels(rows: readonly Ranked[], scale: Scale, height: number): Label[] {
  const found = rows.map((row): Label => ({ row, y: scale.y(row.total) })).sort((one, other) => one.y - other.y)
  found.forEach((label, k) => (label.y = Math.max(label.y, (found[k - 1]?.y ?? -Infinity) + APART)))
  found.toReversed().forEach((label, k) => (label.y = Math.min(label.y, height - 12 - k * APART)))
  return found
}
