/** The course of the winning chances: the bands of a chart, where mistakes stand on it, and the rows of a table. */

import type { CourseMoment, DearDecision } from '../wire/types'
import { language } from '../words'

/** A share in the digits and with the sign of the language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  }).format(share)
}

/** The part of a drawing in which the course lies, in pixels. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How many decisions the game has. */
  readonly decisions: number
}

export interface Band {
  readonly seat: number
  /** What it covers, and its upper edge. */
  readonly area: string
  readonly edge: string
  /** The middle of its beginning, and how high it is there. */
  readonly y: number
  readonly height: number
}

/** Where a decision stands from left to right: by decision, because turns differ in length. */
export const placeOf = ({ left, width, decisions }: Plot, decision: number): number =>
  left + (decision / Math.max(1, decisions)) * width

export const heightOf = ({ top, height }: Plot, share: number): number => top + (1 - share) * height

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The seats from the bottom up: the reader's own is the lowest, the others follow in their order. */
export const stacked = (seats: number, own: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort((one, other) =>
    one === own ? -1 : other === own ? 1 : one - other,
  )

/** All chances one on top of the other: together they fill the plot. */
export function bands(course: readonly CourseMoment[], own: number, plot: Plot): Band[] {
  const below = course.map(() => 0)
  return stacked(course[0]?.chances.length ?? 0, own).map((seat) => {
    const lower = [...below]
    course.forEach((moment, k) => (below[k] = (below[k] ?? 0) + (moment.chances[seat] ?? 0)))
    const upper = course.map((moment, k) => [placeOf(plot, moment.decision), heightOf(plot, below[k] ?? 0)] as const)
    const under = course.map((moment, k) => [placeOf(plot, moment.decision), heightOf(plot, lower[k] ?? 0)] as const)
    const [from, to] = [lower[0] ?? 0, below[0] ?? 0]
    return {
      seat,
      area: `${path([...upper, ...under.toReversed()])}Z`,
      edge: path(upper),
      y: heightOf(plot, (from + to) / 2),
      height: (to - from) * plot.height,
    }
  })
}

/** The chance of a seat at a decision: that of the turn in which it was made. */
export const chanceAt = (course: readonly CourseMoment[], seat: number, decision: number): number =>
  course.findLast((moment) => moment.decision <= decision)?.chances[seat] ?? 0

/** Below this a mistake is not drawn; from the second on it is large and has its number. */
export const SMALL = 0.01
export const LARGE = 0.05

/** A mistake where it is drawn. */
export interface Mark {
  readonly decision: number
  readonly cost: number
  readonly x: number
  readonly y: number
}

/** The room that a number beside its mark takes. */
const NUMBER = { width: 40, height: 22 }

/** The marks that have their number: the chosen one and the dearest first, and none covers another. */
export function numbered(marks: readonly Mark[], chosen: number | null): ReadonlySet<number> {
  const rank = ({ decision, cost }: Mark): number => (decision === chosen ? Infinity : cost)
  const found: Mark[] = []
  for (const mark of marks.filter((each) => each.cost >= LARGE).sort((one, other) => rank(other) - rank(one)))
    if (!found.some(({ x, y }) => Math.abs(x - mark.x) < NUMBER.width && Math.abs(y - mark.y) < NUMBER.height))
      found.push(mark)
  return new Set(found.map(({ decision }) => decision))
}

/** The mistakes of a seat in the order in which they were made; without a seat those of everybody. */
export const ordered = (mistakes: readonly DearDecision[], seat: number | null): DearDecision[] =>
  mistakes.filter((each) => seat === null || each.seat === seat).sort((one, other) => one.decision - other.decision)

export interface Row {
  round: number | null
  chances: readonly number[]
}

/** The chances at the beginning of each round, and at the end (whose round is null). */
export function rows(course: readonly CourseMoment[]): Row[] {
  const found: Row[] = []
  let before = -1
  for (const moment of course.slice(0, -1)) {
    const round = Math.floor(moment.round)
    if (round !== before) found.push({ round, chances: moment.chances })
    before = round
  }
  const last = course.at(-1)
  return last === undefined ? found : [...found, { round: null, chances: last.chances }]
}
