/** A rating over time as a line: what is drawn in a box of 280 by 96. */

const [WIDE, HIGH] = [280, 96]
const [START, END, FOOT, TOP] = [6, 44, 12, 10]
const STEP = 200
const LINES = 4

export interface Curve {
  line: string
  area: string
  /** The lines of the scale. */
  scale: { value: number; y: number }[]
  best: { x: number; y: number; value: number }
  last: { x: number; y: number; value: number }
}

const short = (value: number): number => Math.round(value * 10) / 10

/** The curve of at least one value. */
export function curve(values: readonly number[]): Curve {
  const low = Math.floor((Math.min(...values) - 1) / STEP) * STEP
  const high = Math.max(low + STEP, Math.ceil((Math.max(...values) + 1) / STEP) * STEP)
  const x = (at: number): number =>
    short(START + (values.length < 2 ? 0.5 : at / (values.length - 1)) * (WIDE - START - END))
  const y = (value: number): number => short(HIGH - FOOT - ((value - low) / (high - low)) * (HIGH - FOOT - TOP))
  const points = values.map((value, at) => ({ x: x(at), y: y(value), value }))
  const path = points.map((point) => `${point.x} ${point.y}`).join('L')
  const first = points[0] ?? { x: 0, y: 0, value: 0 }
  const last = points.at(-1) ?? first
  const every = STEP * Math.max(1, Math.ceil((high - low) / STEP / (LINES - 1)))
  return {
    line: `M${path}`,
    area: `M${path}L${last.x} ${HIGH - FOOT}L${first.x} ${HIGH - FOOT}Z`,
    scale: Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, k) => low + k * every).map((value) => ({
      value,
      y: y(value),
    })),
    best: points.reduce((best, point) => (point.value > best.value ? point : best), first),
    last,
  }
}
