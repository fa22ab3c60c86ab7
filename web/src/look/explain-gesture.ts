/**
 * "What is this?" by any means: "?" on a thing, a long press of a finger or pen, the second mouse button, a mouse or
 * focus that rests.
 */

import type { Attachment } from 'svelte/attachments'
import { latin } from './keyboard'

/** When a finger stays for half a second, browsers open their own menu. */
export const LONG_PRESS = 400
/** After this time a mouse or the focus counts as resting. */
export const REST = 450
const SLIP = 12

/** A finger or pen that stays where it is. A mouse has its second button for this, and may hesitate before it drags. */
export class LongPress {
  /** It has lasted long enough: the click that ends it is not meant. */
  held = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private from = { x: 0, y: 0 }

  /** If there is nothing to do then, no press is waited for. */
  begin(event: PointerEvent, then?: () => void): void {
    this.end()
    this.held = false
    this.from = { x: event.clientX, y: event.clientY }
    if (then === undefined || event.pointerType === 'mouse' || event.button !== 0) return
    this.timer = setTimeout(() => {
      this.held = true
      then()
    }, LONG_PRESS)
  }

  /** Whether the finger has slipped away, which ends the press. */
  move(event: PointerEvent): boolean {
    const slipped = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLIP
    if (slipped) this.end()
    return slipped
  }

  end(): void {
    clearTimeout(this.timer)
  }

  /** Takes the click that ends it away from everybody else; returns whether there was one to take. */
  swallow(event: MouseEvent): boolean {
    if (!this.held) return false
    this.held = false
    event.preventDefault()
    event.stopImmediatePropagation()
    return true
  }
}

export interface Explaining {
  explain: (thing: string) => void
  /** A mouse or the focus has come to rest on it, for a shorter answer that disappears automatically. */
  rest?: (node: Element) => void
  leave?: () => void
}

function thingOf({ target }: Event): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-thing]')?.dataset['thing'] : undefined
}

/** For a thing, or for whatever holds things; a map that is dragged and zoomed has gestures of its own. */
export function explains({ explain, rest, leave }: Explaining): Attachment<HTMLElement> {
  return (node) => {
    const press = new LongPress()
    let resting: ReturnType<typeof setTimeout> | undefined

    function keyed(event: KeyboardEvent): void {
      const thing = thingOf(event)
      if (thing === undefined || latin(event) !== '?') return
      event.preventDefault()
      event.stopPropagation()
      explain(thing)
    }
    function down(event: PointerEvent): void {
      clearTimeout(resting)
      const thing = thingOf(event)
      press.begin(event, thing === undefined ? undefined : () => explain(thing))
    }
    function menu(event: MouseEvent): void {
      const thing = thingOf(event)
      if (thing === undefined) return
      event.preventDefault()
      if (!press.held) explain(thing)
    }
    function stay(): void {
      clearTimeout(resting)
      resting = setTimeout(() => rest?.(node), REST)
    }
    function stop(): void {
      press.end()
      clearTimeout(resting)
      leave?.()
    }
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['keydown', keyed],
      ['pointerdown', down],
      ['pointermove', (event: PointerEvent) => press.move(event)],
      ['pointerup', () => press.end()],
      ['pointercancel', stop],
      ['click', (event: MouseEvent) => press.swallow(event), true],
      ['contextmenu', menu],
    ]
    if (rest !== undefined)
      listeners.push(
        ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && event.buttons === 0 && stay()],
        ['pointerleave', stop],
        ['focus', () => node.matches(':focus-visible') && stay()],
        ['blur', stop],
      )
    for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture)
    return () => {
      press.end()
      clearTimeout(resting)
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener as EventListener, capture)
    }
  }
}
