/** The course of a finished game as a drawing: what everybody's fortune was at the rounds' beginnings and at the end. */

import type { Chart } from '../../../wire/types'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Line {
  seat: number
  d: string
  /** Where stars were placed. */
  stars: [x: number, y: number][]
  /** The last value, and the height of its label: labels do not lie over one another. */
  last: number
  y: number
}

const LABEL = 21
const STEP = 20

type Values = readonly { seat: number; values: number[] }[]

export const fortunes = (chart: Chart): Values => chart.series['fortune'] ?? []

/** The highest line of the grid. */
export const ceiling = (rows: Values): number =>
  Math.max(STEP, Math.ceil(Math.max(...rows.flatMap((each) => each.values)) / STEP) * STEP)

export const grid = (top: number): number[] => {
  const step = top > 80 ? STEP * 2 : STEP
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, k) => k * step)
}

const many = (rows: Values): number => Math.max(2, ...rows.map((each) => each.values.length))

/** From a place in the course, and a fortune, to a point. */
export function scaled(rows: Values, { left, right, top, bottom }: Box) {
  const last = many(rows) - 1
  const most = ceiling(rows)
  return {
    x: (at: number): number => left + ((right - left) * at) / last,
    y: (value: number): number => bottom - ((bottom - top) * value) / most,
    last,
  }
}

const n = (value: number): string => value.toFixed(1)

/** A line for each seat, the poorest first: the winner's lies on top. */
export function lines(chart: Chart, box: Box): Line[] {
  const rows = fortunes(chart)
  const { x, y } = scaled(rows, box)
  const placed = chart.series['star_count'] ?? []
  const found = rows.map(({ seat, values }): Line => {
    const stars = placed.find((each) => each.seat === seat)?.values ?? []
    const last = values.at(-1) ?? 0
    return {
      seat,
      d: values.map((value, at) => `${at === 0 ? 'M' : 'L'}${n(x(at))} ${n(y(value))}`).join(''),
      stars: values.flatMap((value, at): [number, number][] =>
        at > 0 && (stars[at] ?? 0) > (stars[at - 1] ?? 0) ? [[x(at), y(value)]] : [],
      ),
      last,
      y: y(last),
    }
  })
  found.sort((one, other) => one.last - other.last)
  // From the top down, each label below the one above it.
  found.toReversed().reduce((above, line) => (line.y = Math.max(line.y, above + LABEL)), -Infinity)
  return found
}

const NOBODY = { seat: -1, values: [] }

/** Who led at a place of the course; among equals the first of the seats given. */
function leader(rows: Values, at: number): number {
  return rows.reduce((best, each) => ((each.values[at] ?? 0) > (best.values[at] ?? 0) ? each : best), rows[0] ?? NOBODY)
    .seat
}

export interface Lead {
  seat: number
  from: number
  to: number
}

/** Who led when, one stretch after another. */
export function leads(rows: Values): Lead[] {
  if (rows.length === 0) return []
  const found: Lead[] = []
  for (let at = 0; at < many(rows) - 1; at += 1) {
    const seat = leader(rows, at + 1)
    const before = found.at(-1)
    if (before?.seat === seat) before.to = at + 1
    else found.push({ seat, from: at, to: at + 1 })
  }
  return found
}

export interface Facts {
  /** Rounds at whose end the seat was ahead, and all rounds. */
  led: number
  rounds: number
  /** The round in which it gained most. */
  best: { gain: number; round: number }
  /** In the second half, the round at whose end it was least ahead, or furthest behind. */
  narrow: { lead: number; round: number }
}

/** Three facts about how a seat did. */
export function facts(chart: Chart, seat: number): Facts | null {
  const rows = fortunes(chart)
  const own = rows.find((each) => each.seat === seat)?.values
  const others = rows.filter((each) => each.seat !== seat)
  if (own === undefined || own.length < 2 || others.length === 0) return null
  const rounds = own.length - 1
  const ends = Array.from({ length: rounds }, (_, k) => k + 1)
  const ahead = (at: number): number => (own[at] ?? 0) - Math.max(...others.map((each) => each.values[at] ?? 0))
  const gain = (at: number): number => (own[at] ?? 0) - (own[at - 1] ?? 0)
  const best = ends.reduce((one, other) => (gain(other) > gain(one) ? other : one))
  const narrow = ends.slice(Math.floor(rounds / 2)).reduce((one, other) => (ahead(other) < ahead(one) ? other : one))
  return {
    led: ends.filter((at) => ahead(at) > 0).length,
    rounds,
    best: { gain: gain(best), round: chart.rounds[best - 1] ?? best },
    narrow: { lead: ahead(narrow), round: chart.rounds[narrow - 1] ?? narrow },
  }
}
