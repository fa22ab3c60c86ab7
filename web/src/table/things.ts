/** From things to the elements that show them, and back. */

/** The element of the first of these things that is on the page; a card is found wherever it lies. */
export function drawn(root: ParentNode, things: readonly string[]): Element | null {
  const all = [...root.querySelectorAll('[data-thing]')].filter((each) => each.getClientRects().length > 0)
  const called = (each: Element): string => each.getAttribute('data-thing') ?? ''
  for (const thing of things) {
    const name = thing.slice(thing.indexOf(':') + 1)
    const found =
      all.find((each) => called(each) === thing) ??
      all.find((each) => called(each).endsWith(`:${name}`) || called(each).endsWith(`/${name}`))
    if (found !== undefined) return found
  }
  return null
}

/** Scrolls as little as is needed to see it. */
export function bringIntoSight(root: ParentNode, things: readonly string[]): void {
  drawn(root, things)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The thing under a pointer or the focus, and the one that it stands on (`data-on`); the most specific first. */
export function thingsUnder(target: EventTarget | null): string[] {
  const element = target instanceof Element ? target.closest('[data-thing]') : null
  const found = ['data-thing', 'data-on'].map((name) => element?.getAttribute(name) ?? '')
  return [...new Set(found)].filter((thing) => thing !== '')
}
