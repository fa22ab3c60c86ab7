/** What has a fixed place and must fit into it: rows of things, and sentences. */

import type { Attachment } from 'svelte/attachments'
import { measure } from '../../look/measuring'

/** Those of a row that do not fit into it as a whole: they are wrapped. */
function wrapped(row: HTMLElement): Map<HTMLElement, boolean> {
  const things = [...row.children].filter((each) => each instanceof HTMLElement)
  const top = things[0]?.offsetTop ?? 0
  return new Map(things.map((each) => [each, each.offsetTop > top]))
}

/**
 * A row shows only what fits into it as a whole: the rest, out of sight, cannot be reached by key either. Says whenever it
 * changes how many of them fit.
 */
export const fitting =
  (told: (count: number) => void): Attachment<HTMLElement> =>
  (row) => {
    if (typeof ResizeObserver === 'undefined') return
    const settle = (): (() => void) => {
      const found = wrapped(row)
      return () => {
        for (const [each, out] of found) each.inert = out
        told([...found.values()].filter((out) => !out).length)
      }
    }
    // Sizes are known when they are reported; what has changed has none before it is laid out.
    const sizes = new ResizeObserver(() => settle()())
    sizes.observe(row)
    const things = new MutationObserver(() => measure(settle))
    things.observe(row, { childList: true, characterData: true, subtree: true })
    return () => {
      sizes.disconnect()
      things.disconnect()
    }
  }

/** How often a sentence may be set smaller; the style sheet says by how much. */
const SMALLEST = 4
/** Before it may have more than two lines it is set smaller twice. */
const IN_TWO_LINES = 2

function fits(text: HTMLElement, box: HTMLElement, step: number): boolean {
  const line = parseFloat(getComputedStyle(text).lineHeight)
  const height = step <= IN_TWO_LINES ? Math.min(box.clientHeight, 2.3 * line) : box.clientHeight
  return text.scrollHeight <= height && text.scrollWidth <= text.clientWidth
}

/** From the largest size, at which it must be already. */
function shrink(text: HTMLElement, box: HTMLElement): void {
  for (let step = 0; step < SMALLEST && !fits(text, box, step); step += 1) text.dataset['step'] = String(step + 1)
}

/** A sentence that is too long for its box is set smaller, step by step, until it fits. */
export const shrinking: Attachment<HTMLElement> = (text) => {
  const box = text.parentElement
  if (box === null || typeof ResizeObserver === 'undefined') return
  const enlarge = (): void => {
    if (text.dataset['step'] !== '0') text.dataset['step'] = '0'
  }
  const settle = (): (() => void) | undefined => (fits(text, box, 0) ? undefined : () => shrink(text, box))
  const sizes = new ResizeObserver(() => {
    enlarge()
    shrink(text, box)
  })
  sizes.observe(box)
  const words = new MutationObserver(() => {
    enlarge()
    measure(settle)
  })
  words.observe(text, { childList: true, characterData: true, subtree: true })
  enlarge()
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
