/** Where the words beside a large card stand, and the lines that lead from them to its parts. */

export interface Part {
  name: string
  /** Where it is on a face. */
  selector: string
  side: 'start' | 'end'
}

export const PARTS: readonly Part[] = [
  { name: 'kind', selector: '.cat', side: 'start' },
  { name: 'name', selector: '.title', side: 'end' },
  { name: 'cost', selector: '.spine', side: 'start' },
  { name: 'picture', selector: '.window', side: 'end' },
  { name: 'types', selector: '.types > :last-child', side: 'end' },
  { name: 'effect', selector: '.icons', side: 'start' },
  { name: 'words', selector: '.said', side: 'end' },
  { name: 'deal', selector: '.deal', side: 'start' },
  { name: 'spoils', selector: '.raze', side: 'start' },
  { name: 'value', selector: '.vp', side: 'end' },
]

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Led {
  /** The distance of the words from the top. */
  top: number
  path: string
  dot: { x: number; y: number }
}

const GAP = 78
/** The last words are short. */
const LAST = 46
/** Where a line leaves its words. */
const BASE = 12

/** Words one below the other, each as near to its part as there is room. */
export function stacked(wanted: readonly number[], height: number): number[] {
  const tops: number[] = []
  for (const each of wanted) tops.push(Math.max(each, (tops.at(-1) ?? -GAP) + GAP))
  let limit = height - LAST
  for (let at = tops.length - 1; at >= 0; at--, limit -= GAP) tops[at] = Math.min(tops[at] ?? 0, Math.max(0, limit))
  return tops
}

/** The line from words at `left` or right of the card to the middle of a part. */
export function led(part: Box, card: Box, words: { edge: number; top: number }, left: boolean): Led {
  const y = (part.top + part.bottom) / 2
  const x = left ? part.left : part.right
  const from = words.top + BASE
  // From below the card a line goes straight up.
  if (from > card.bottom) {
    const middle = (part.left + part.right) / 2
    const path = `M${words.edge} ${from}H${middle}V${part.bottom}`
    return { top: words.top, path, dot: { x: middle, y: part.bottom } }
  }
  const knee = left ? card.left - 14 : card.right + 14
  const path = `M${words.edge} ${from}L${knee} ${from}L${x} ${y}`
  return { top: words.top, path, dot: { x, y } }
}
