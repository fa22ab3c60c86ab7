/** What has a fixed place and must fit into it: rows of things, and sentences. */

import type { Attachment } from 'svelte/attachments'

/** A row shows only what fits into it as a whole: the rest, wrapped out of sight, cannot be reached by key either. */
function settle(row: HTMLElement): number {
  const things = [...row.children].filter((each) => each instanceof HTMLElement)
  const first = things[0]
  for (const each of things) each.inert = first !== undefined && each.offsetTop > first.offsetTop
  return things.filter((each) => !each.inert).length
}

/** Says whenever it changes how many of them fit. */
export const fitting =
  (told: (count: number) => void): Attachment<HTMLElement> =>
  (row) => {
    if (typeof ResizeObserver === 'undefined') return
    const settled = (): void => told(settle(row))
    const sizes = new ResizeObserver(settled)
    sizes.observe(row)
    const things = new MutationObserver(settled)
    things.observe(row, { childList: true, characterData: true, subtree: true })
    settled()
    return () => {
      sizes.disconnect()
      things.disconnect()
    }
  }

/** How often a sentence may be set smaller; the style sheet says by how much. */
const SMALLEST = 4
/** Before it may have more than two lines it is set smaller twice. */
const IN_TWO_LINES = 2

function shrink(text: HTMLElement, box: HTMLElement): void {
  for (let step = 0; step <= SMALLEST; step += 1) {
    text.dataset['step'] = String(step)
    const line = parseFloat(getComputedStyle(text).lineHeight)
    const height = step <= IN_TWO_LINES ? Math.min(box.clientHeight, 2.3 * line) : box.clientHeight
    if (text.scrollHeight <= height && text.scrollWidth <= text.clientWidth) return
  }
}

/** A sentence that is too long for its box is set smaller, step by step, until it fits. */
export const shrinking: Attachment<HTMLElement> = (text) => {
  const box = text.parentElement
  if (box === null || typeof ResizeObserver === 'undefined') return
  const sizes = new ResizeObserver(() => shrink(text, box))
  sizes.observe(box)
  const words = new MutationObserver(() => shrink(text, box))
  words.observe(text, { childList: true, characterData: true, subtree: true })
  shrink(text, box)
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
