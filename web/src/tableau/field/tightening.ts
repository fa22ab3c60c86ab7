/** A row that must stay one line is set tighter, step by step, until it fits; the style sheet says what each step does. */

import type { Attachment } from 'svelte/attachments'

const TIGHTEST = 3

function settle(row: HTMLElement): void {
  for (let step = 0; step <= TIGHTEST; step += 1) {
    row.dataset['tight'] = String(step)
    if (row.scrollWidth <= row.clientWidth) return
  }
}

export const tightening: Attachment<HTMLElement> = (row) => {
  if (typeof ResizeObserver === 'undefined') return
  const settled = (): void => settle(row)
  const sizes = new ResizeObserver(settled)
  sizes.observe(row)
  const words = new MutationObserver(settled)
  words.observe(row, { childList: true, characterData: true, subtree: true })
  settled()
  return () => {
    sizes.disconnect()
    words.disconnect()
  }
}
