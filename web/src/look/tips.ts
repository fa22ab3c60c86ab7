/** What a thing's `title` says, for those without a mouse: it is shown after a moment of focus by keys, or a long press. */

import { LongPress, REST } from './explain-gesture'

export interface Tips {
  show: (text: string, over: Element) => void
  hide: () => void
}

/** The nearest thing that says something about itself; drawings have titles of their own, shown by their boards. */
export function titled(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[title]') : null
  return found === null || found.title === '' ? null : found
}

/** A thing of a board is explained to a finger by the board itself, and better. */
const onBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-thing]') !== null

/** Listens in the whole document. Returns how to stop. */
export function listenForTips(tips: Tips): () => void {
  const press = new LongPress()
  let timer: ReturnType<typeof setTimeout> | undefined
  let byKeys = false
  let byFinger = false

  const hide = (): void => {
    clearTimeout(timer)
    press.end()
    tips.hide()
  }
  const show = (thing: HTMLElement): void => {
    if (thing.isConnected) tips.show(thing.title, thing)
  }
  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    focusin: (event) => {
      if (!byKeys) return
      hide()
      const thing = titled(event.target)
      if (thing !== null) timer = setTimeout(() => show(thing), REST)
    },
    focusout: () => {
      if (!press.held) hide()
    },
    keydown: (event) => {
      byKeys = true
      press.held = false
      if (event.key === 'Escape') hide()
    },
    pointerdown: (event) => {
      byKeys = false
      hide()
      byFinger = event.pointerType === 'touch'
      const thing = byFinger && !onBoard(event.target) ? titled(event.target) : null
      press.begin(event, thing === null ? undefined : () => show(thing))
    },
    pointermove: (event) => {
      if (event.pointerType === 'touch' && !press.held && press.move(event)) hide()
    },
    pointerup: () => {
      if (!press.held) hide()
    },
    pointercancel: () => {
      if (!press.held) hide()
    },
    // The click that ends a long press is not meant, nor is the menu of the browser.
    click: (event) => void press.swallow(event),
    contextmenu: (event) => {
      if (press.held || (byFinger && !onBoard(event.target) && titled(event.target) !== null)) event.preventDefault()
    },
    scroll: hide,
  }
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) document.addEventListener(name, listener, { capture: true, passive: false })
  return () => {
    clearTimeout(timer)
    press.end()
    for (const [name, listener] of all) document.removeEventListener(name, listener, { capture: true })
  }
}
