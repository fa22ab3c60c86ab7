/** What is this? "?" on a thing of the mats and cards asks, and so do a long press and the second mouse button. The map has gestures of its own. */

import type { Attachment } from 'svelte/attachments'
import { latin } from '../look/keys'
import { LONG_PRESS } from './gestures'

const SLIP = 12

function thing({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-thing]')?.dataset['thing'] : undefined
}

export function asking(ask: (thing: string) => void): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let held = false

    const up = (): void => clearTimeout(timer)
    function keyed(event: KeyboardEvent): void {
      const found = thing(event)
      if (found === undefined || latin(event) !== '?') return
      event.preventDefault()
      event.stopPropagation()
      ask(found)
    }
    function down(event: PointerEvent): void {
      held = false
      from = { x: event.clientX, y: event.clientY }
      const found = thing(event)
      up()
      if (found !== undefined && event.button === 0)
        timer = setTimeout(() => {
          held = true
          ask(found)
        }, LONG_PRESS)
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) up()
    }
    // The click that ends a long press is not meant.
    function click(event: MouseEvent): void {
      if (held) event.stopPropagation()
      held = false
    }
    function menu(event: MouseEvent): void {
      const found = thing(event)
      if (found === undefined) return
      event.preventDefault()
      if (!held) ask(found)
    }

    const listeners: [string, (event: never) => void, boolean?][] = [
      ['keydown', keyed],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click, true],
      ['contextmenu', menu],
    ]
    for (const [name, listener, capture] of listeners) board.addEventListener(name, listener as EventListener, capture)
    return () => {
      up()
      for (const [name, listener, capture] of listeners)
        board.removeEventListener(name, listener as EventListener, capture)
    }
  }
}
