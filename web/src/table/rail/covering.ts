/** What lies under something cannot be reached, by pointer or by key, as long as it is covered. */

import type { Attachment } from 'svelte/attachments'

const OVER = '[data-over]'
/** So much of something may be covered, and it can still be used. */
const BORDER = 0.1

const area = ({ width, height }: DOMRectReadOnly): number => width * height

function shared(one: DOMRectReadOnly, other: DOMRectReadOnly): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Looks again at what lies over what in a rail: of two things that lie over it, the later one is on top. */
function settle(rail: Element): void {
  const over = [...rail.querySelectorAll<HTMLElement>(`:scope > ${OVER}`)]
  const boxes = over.map((each) => each.getBoundingClientRect())
  const hide = (part: HTMLElement, from: number): void => {
    const box = part.getBoundingClientRect()
    part.inert = area(box) > 0 && boxes.some((each, k) => k >= from && shared(each, box) > BORDER * area(box))
  }
  for (const part of rail.querySelectorAll<HTMLElement>(`:scope > :not(${OVER})`)) hide(part, 0)
  over.forEach((part, k) => hide(part, k + 1))
}

/** For something that lies over a rail. */
export const covers: Attachment<Element> = (node) => {
  const rail = node.parentElement
  if (rail === null || typeof ResizeObserver === 'undefined') return
  const watcher = new ResizeObserver(() => settle(rail))
  watcher.observe(node)
  return () => {
    watcher.disconnect()
    queueMicrotask(() => settle(rail)) // when it is off the page
  }
}
