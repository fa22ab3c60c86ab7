/** One stop of the Tab key for the lines of a log; the arrow keys, Home and End walk through those that speak of something. */

import type { Attachment } from 'svelte/attachments'

export function walking(): Attachment<HTMLElement> {
  return (list) => {
    const lines = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('button')]

    /** The stop is the line that has the focus, else the newest one. */
    function settle(): void {
      const all = lines()
      const stop = all.find((each) => each === document.activeElement) ?? all.at(-1)
      for (const each of all) if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1
    }

    function keyed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const all = lines()
      const at = all.findIndex((each) => each === event.target)
      const places: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }
      const to = places[event.key]
      if (at < 0 || to === undefined) return
      // At either end there is nothing further, and the page does not scroll away below.
      event.preventDefault()
      event.stopPropagation()
      all[to]?.focus()
    }

    const watcher = new MutationObserver(settle)
    watcher.observe(list, { childList: true, subtree: true })
    settle()
    list.addEventListener('focusin', settle)
    list.addEventListener('keydown', keyed)
    return () => {
      watcher.disconnect()
      list.removeEventListener('focusin', settle)
      list.removeEventListener('keydown', keyed)
    }
  }
}
