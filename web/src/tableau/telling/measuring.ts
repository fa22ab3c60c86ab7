/** Where things are on the page: now, and as it was just before it changed. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/**
 * Every thing that is drawn, once. By their beginning alone are found the last of a kind (`hand:`) and the first of a
 * player (`board:0`).
 */
export function measured(root: ParentNode): Map<string, Box> {
  const found = new Map<string, Box>()
  for (const element of root.querySelectorAll('[data-thing]')) {
    const thing = element.getAttribute('data-thing') ?? ''
    if (thing === '' || element.getClientRects().length === 0) continue
    const box = boxOf(element)
    if (!found.has(thing)) found.set(thing, box)
    found.set(thing.slice(0, thing.indexOf(':') + 1), box)
    const owner = thing.slice(0, thing.indexOf('/'))
    if (thing.includes('/') && !found.has(owner)) found.set(owner, box)
  }
  return found
}

/** The first of these things that is drawn, now or else before. */
export function boxOfThings(things: readonly string[], ...pages: ReadonlyMap<string, Box>[]): Box | null {
  for (const page of pages)
    for (const thing of things) {
      const box = page.get(thing)
      if (box !== undefined) return box
    }
  return null
}
