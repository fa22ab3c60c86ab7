/** One stop of the Tab key for a row of things; inside it the arrow keys, Home and End move. */

import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

export function roving(): Attachment<HTMLElement> {
  return (node) => {
    const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-thing]')]
    const settle = (wanted?: HTMLElement): void => {
      const all = stops()
      const current = wanted ?? all.find((each) => each.tabIndex === 0) ?? all[0]
      for (const each of all) each.tabIndex = each === current ? 0 : -1
    }
    const focused = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches('[data-thing]')) settle(event.target)
    }
    const pressed = (event: KeyboardEvent): void => {
      const all = stops()
      const at = all.indexOf(event.target as HTMLElement)
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      const mirrored = getComputedStyle(node).direction === 'rtl' && event.key.startsWith('Arrow') && /Left|Right/.test(event.key)
      const step = STEPS[event.key]
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + (mirrored ? -step : step)
      const next = all[to]
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    settle()
    const watcher = new MutationObserver(() => settle())
    watcher.observe(node, { childList: true, subtree: true })
    node.addEventListener('focusin', focused)
    node.addEventListener('keydown', pressed)
    return () => {
      watcher.disconnect()
      node.removeEventListener('focusin', focused)
      node.removeEventListener('keydown', pressed)
    }
  }
}
