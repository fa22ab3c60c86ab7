/** One tab stop for a group of things; arrow keys go from one to the next, "?" asks, a long press asks too. */

import type { Attachment } from 'svelte/attachments'
import { latin } from '../look/keys'

const LONG_PRESS = 500

export function roving(ask: (thing: string) => void): Attachment<HTMLElement> {
  return (group) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button[data-thing]')]
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false

    /** The tab stop is where the focus was last, or the first thing that is lit. */
    function settle(): void {
      const all = items()
      const stop = all.find((each) => each === document.activeElement) ?? all.find((each) => each.dataset['lit'] !== undefined) ?? all[0]
      for (const each of all) if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1
    }

    function keyed(event: KeyboardEvent): void {
      const all = items()
      const at = all.findIndex((each) => each === event.target)
      if (at < 0) return
      if (latin(event) === '?') {
        event.preventDefault()
        ask(all[at]?.dataset['thing'] ?? '')
        return
      }
      const rtl = getComputedStyle(group).direction === 'rtl'
      const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }
      const step = steps[event.key]
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : (at + step + all.length) % all.length
      const next = all[to]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      settle()
    }

    function thing(event: Event): string | undefined {
      return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]')?.dataset['thing'] : undefined
    }
    function down(event: PointerEvent): void {
      pressed = false
      const found = thing(event)
      clearTimeout(timer)
      if (found !== undefined && event.button === 0)
        timer = setTimeout(() => {
          pressed = true
          ask(found)
        }, LONG_PRESS)
    }
    const up = (): void => clearTimeout(timer)
    function click(event: MouseEvent): void {
      if (!pressed) return
      pressed = false
      event.stopPropagation()
    }
    function menu(event: MouseEvent): void {
      const found = thing(event)
      if (found === undefined) return
      event.preventDefault()
      if (!pressed) ask(found)
    }

    const watcher = new MutationObserver(settle)
    watcher.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit'] })
    settle()
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['keydown', keyed],
      ['focusin', settle],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerleave', up],
      ['click', click, true],
      ['contextmenu', menu],
    ]
    for (const [name, listener, capture] of listeners) group.addEventListener(name, listener as EventListener, capture)
    return () => {
      watcher.disconnect()
      up()
      for (const [name, listener, capture] of listeners) group.removeEventListener(name, listener as EventListener, capture)
    }
  }
}
