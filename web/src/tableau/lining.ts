/** Lines that never wrap: what does not fit side by side shrinks, then overlaps, so that something of each is in sight. */

export interface Line {
  /** How wide each is. */
  width: number
  /** From the end of one to the beginning of the next; below nought they overlap. */
  gap: number
}

const GAP = 7
/** So much of each is in sight where they overlap. */
export const SEEN = 58
const NARROWEST = 70

/**
 * A lane: the first width at which all stand side by side, else the last one, overlapped; where too little of each would
 * be in sight they get a little narrower.
 */
export function laneLine(room: number, count: number, widths: readonly number[]): Line {
  const fits = widths.find((width) => count * width + (count - 1) * GAP <= room)
  if (fits !== undefined) return { width: fits, gap: GAP }
  const width = Math.max(NARROWEST, Math.min(widths.at(-1) ?? 0, room - SEEN * (count - 1)))
  return { width, gap: Math.floor((room - width) / Math.max(1, count - 1)) - width }
}

const MINI_GAP = 4
const MINI = { least: 34, most: 44, wide: 52 }

/** A row of mini tiles; where there is much room they are wider. */
export function miniLine(room: number, count: number, large: boolean): Line {
  const most = large && count * (MINI.wide + MINI_GAP) < room ? MINI.wide : MINI.most
  const each = Math.floor((room - (count - 1) * MINI_GAP) / Math.max(1, count))
  const width = Math.max(MINI.least, Math.min(most, each))
  const gap = count > 1 ? Math.min(MINI_GAP, Math.floor((room - width) / (count - 1)) - width) : 0
  return { width, gap }
}

/** A fan of cards: how far each is from the one before, and where the first begins. */
export interface Fan {
  step: number
  start: number
}

const APART = 8

export function fanOf(room: number, count: number, width: number): Fan {
  const step = Math.min(width + APART, (room - width) / Math.max(1, count - 1))
  return { step, start: Math.max(0, (room - width - step * (count - 1)) / 2) }
}

/** How far a card of a fan is turned, in degrees, and how far it hangs. */
export function leaning(place: number, count: number): { turn: number; drop: number } {
  const middle = place - (count - 1) / 2
  return { turn: middle * Math.min(0.3, 3 / count), drop: middle ** 2 * 0.1 }
}
