/** The course of the winning chances: where lines and marks stand in the chart, and the rows of the table below it. */

import type { CourseMoment } from '../wire/types'
import { language } from '../words'

export const WIDTH = 640
export const HEIGHT = 260
export const EDGE = { start: 60, end: 14, top: 12, bottom: 26 }
export const DASHES = ['none', '9 4', '2 4', '11 3 2 3', '5 5']
/** One shape for each seat: colour alone never tells seats apart. Drawn around the origin. */
export const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-4-4h8v8h-8z',
  'M0-5L5 4H-5z',
  'M0-5L5 0L0 5L-5 0z',
  'M-4-4L4 4M-4 4L4-4',
]
const MARKS = 12

export interface Spot {
  x: number
  y: number
}

/** A share in the digits and with the sign of the language. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  }).format(share)
}

export const heightOf = (chance: number): number => HEIGHT - EDGE.bottom - chance * (HEIGHT - EDGE.top - EDGE.bottom)

/** Where the moments of a game stand from left to right: by decision, because rounds differ in length. */
export function spots(course: readonly CourseMoment[], seat: number): Spot[] {
  const last = Math.max(1, course.at(-1)?.decision ?? 1)
  const width = WIDTH - EDGE.start - EDGE.end
  return course.map((moment) => ({
    x: EDGE.start + (moment.decision / last) * width,
    y: heightOf(moment.chances[seat] ?? 0),
  }))
}

export function path(places: readonly Spot[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** A few of the places, for the seat's shape; seats take turns, so that shapes do not cover each other. */
export function marked(places: readonly Spot[], seat: number, seats: number): Spot[] {
  const step = Math.max(1, Math.ceil(places.length / MARKS))
  const first = Math.floor((seat * step) / Math.max(1, seats))
  return places.filter((_, index) => index % step === first % step)
}

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
