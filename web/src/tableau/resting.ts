/** Explaining without a click: a long press of a finger, a mouse that rests, a focus that came by keys. */

import type { Attachment } from 'svelte/attachments'

const HOLD = 550
const REST = 450
const SLIP = 12

export interface Resting {
  hold: () => void
  rest: (node: Element) => void
  leave: () => void
}

export function rests(to: Resting): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let held = false

    const wait = (after: number, act: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(act, after)
    }
    const stop = (): void => {
      clearTimeout(timer)
      to.leave()
    }
    const down = (event: PointerEvent): void => {
      held = false
      from = { x: event.clientX, y: event.clientY }
      clearTimeout(timer)
      if (event.pointerType === 'touch') {
        wait(HOLD, () => {
          held = true
          to.hold()
        })
      }
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP)
        clearTimeout(timer)
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.buttons === 0) wait(REST, () => to.rest(node))
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) wait(REST, () => to.rest(node))
    }
    // The click that ends a long press is not meant.
    const click = (event: MouseEvent): void => {
      if (!held) return
      held = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const menu = (event: Event): void => {
      if (held) event.preventDefault()
    }
    const up = (): void => clearTimeout(timer)

    const listeners = Object.entries({
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: stop,
      pointerenter: enter,
      pointerleave: stop,
      focus,
      blur: stop,
      contextmenu: menu,
    }) as [string, EventListener][]
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    node.addEventListener('click', click as EventListener, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      node.removeEventListener('click', click as EventListener, { capture: true })
    }
  }
}
