/** One stop of the Tab key for a group of things; inside it the arrow keys, Home and End go from one to the next. */

import type { Attachment } from 'svelte/attachments'

type Things = readonly HTMLElement[]

export interface Walk {
  /** What the arrow keys walk through. */
  readonly things?: string
  /** Where the Tab key comes in while none of them has the focus. */
  readonly entry?: (all: Things) => HTMLElement | undefined
}

const lit = (all: Things): HTMLElement | undefined => all.find((each) => each.dataset['lit'] !== undefined) ?? all[0]

/** How far a key goes, in reading order. */
function step(key: string, group: HTMLElement): number | undefined {
  const on = getComputedStyle(group).direction === 'rtl' ? -1 : 1
  return { ArrowDown: 1, ArrowUp: -1, ArrowRight: on, ArrowLeft: -on, Home: -Infinity, End: Infinity }[key]
}

/**
 * Without options it walks through the things of a board. The Tab key comes back to where the focus was, or, when
 * something has changed meanwhile, to the first that is lit.
 */
export function roving({ things = '[data-thing]', entry = lit }: Walk = {}): Attachment<HTMLElement> {
  return (group) => {
    const walked = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(things)]

    function settle(): void {
      const all = walked()
      const stop = all.find((each) => each === document.activeElement) ?? entry(all)
      for (const each of all) {
        const index = each === stop ? 0 : -1
        if (each.tabIndex !== index) each.tabIndex = index
      }
    }

    function keyed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const all = walked()
      const at = all.findIndex((each) => each === event.target)
      const far = step(event.key, group)
      if (at < 0 || far === undefined) return
      // At either end there is nowhere to go, and the page must not scroll instead.
      event.preventDefault()
      event.stopPropagation()
      all[Math.min(Math.max(at + far, 0), all.length - 1)]?.focus()
    }

    const watcher = new MutationObserver(settle)
    watcher.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit'] })
    settle()
    group.addEventListener('focusin', settle)
    group.addEventListener('keydown', keyed)
    return () => {
      watcher.disconnect()
      group.removeEventListener('focusin', settle)
      group.removeEventListener('keydown', keyed)
    }
  }
}
