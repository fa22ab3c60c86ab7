/** How large a card's title can be. */

export interface Title {
  lines: string[]
  size: number
}

interface Room {
  width: number
  /** The width of a letter beside its height, on average. */
  letter: number
  most: number
  /** Smaller than that, two lines are better than one. */
  least: number
}

const SMALLEST = 11

/** Joiners take no room. */
const long = (text: string): number => text.replaceAll('\u200c', '').length

/** The name in the two lines that are most alike. */
function halves(name: string): [string, string] | null {
  const words = name.split(' ')
  let best: [string, string] | null = null
  for (let at = 1; at < words.length; at++) {
    const lines: [string, string] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const widest = (each: [string, string]): number => Math.max(long(each[0]), long(each[1]))
    if (best === null || widest(lines) < widest(best)) best = lines
  }
  return best
}

/** One line if its letters can be large enough, else two; the size follows. */
export function fitted(name: string, { width, letter, most, least }: Room): Title {
  const one = width / (long(name) * letter)
  const two = one >= least ? null : halves(name)
  if (two === null) return { lines: [name], size: Math.max(SMALLEST, Math.min(most, one)) }
  const size = width / (Math.max(long(two[0]), long(two[1])) * letter)
  return { lines: two, size: Math.max(SMALLEST, Math.min(most * 0.86, size)) }
}
