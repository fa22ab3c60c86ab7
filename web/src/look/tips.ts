/** What a thing's `title` says, for those without a mouse: it is shown after a moment of focus by keys, or a long press. */

/** Browsers take a finger that rests for half a second for their own menu. */
const HOLD = 400
const REST = 450
const SLIP = 12

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
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let held = false
  let byKeys = false
  let byFinger = false

  const hide = (): void => {
    clearTimeout(timer)
    tips.hide()
  }
  const wait = (target: EventTarget | null, after: number, then: () => void = () => undefined): void => {
    hide()
    const thing = titled(target)
    if (thing === null) return
    timer = setTimeout(() => {
      if (!thing.isConnected) return
      tips.show(thing.title, thing)
      then()
    }, after)
  }
  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    focusin: (event) => {
      if (byKeys) wait(event.target, REST)
    },
    focusout: () => {
      if (!held) hide()
    },
    keydown: (event) => {
      byKeys = true
      held = false
      if (event.key === 'Escape') hide()
    },
    pointerdown: (event) => {
      byKeys = false
      held = false
      from = { x: event.clientX, y: event.clientY }
      byFinger = event.pointerType === 'touch'
      if (byFinger && !onBoard(event.target)) wait(event.target, HOLD, () => (held = true))
      else hide()
    },
    pointermove: (event) => {
      if (event.pointerType === 'touch' && !held && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP)
        hide()
    },
    pointerup: () => {
      if (!held) hide()
    },
    pointercancel: () => {
      if (!held) hide()
    },
    // The click that ends a long press is not meant, nor is the menu of the browser.
    click: (event) => {
      if (!held) return
      held = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    contextmenu: (event) => {
      if (held || (byFinger && !onBoard(event.target) && titled(event.target) !== null)) event.preventDefault()
    },
    scroll: hide,
  }
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) document.addEventListener(name, listener, { capture: true, passive: false })
  return () => {
    clearTimeout(timer)
    for (const [name, listener] of all) document.removeEventListener(name, listener, { capture: true })
  }
}
