/** Which rows of a list that scrolls are in sight, for the digits that press them. */

import type { Attachment } from 'svelte/attachments'

const DIGITS = 9

/** Tells the keys of the first nine rows that are wholly in sight, whenever these change. */
export function sighted(tell: (keys: readonly string[]) => void): Attachment<HTMLElement> {
  return (list) => {
    let asked = 0
    let told = ''
    function look(): void {
      asked = 0
      const frame = list.getBoundingClientRect()
      const keys: string[] = []
      for (const row of list.querySelectorAll<HTMLElement>('[data-row]:not([data-places])')) {
        const box = row.getBoundingClientRect()
        const [top, bottom] = [Math.max(frame.top, column(row)?.top ?? frame.top), frame.bottom]
        if (box.top >= top - 2 && box.bottom <= bottom + 2) keys.push(row.dataset['row'] ?? '')
        if (keys.length === DIGITS) break
      }
      if (keys.join('\n') === told) return
      told = keys.join('\n')
      tell(keys)
    }
    const soon = (): void => {
      asked ||= requestAnimationFrame(look)
    }
    const rows = new MutationObserver(soon)
    rows.observe(list, { subtree: true, childList: true })
    list.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    look()
    return () => {
      cancelAnimationFrame(asked)
      rows.disconnect()
      list.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }
}

const column = (row: Element): DOMRect | undefined => row.closest('[data-column]')?.getBoundingClientRect()
