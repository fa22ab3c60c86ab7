/**
 * Dragging a card by mouse or pen. The server lists which card may be dropped on which thing (`drag:…`), so both
 * together name the answer. A finger scrolls; by touch the same is done with two taps.
 */

import type { Attachment } from 'svelte/attachments'

const FAR = 8

export interface Drag {
  takes: (thing: string) => boolean
  drop: (thing: string) => void
}

/** The thing under a point on which something can be dropped, if there is one. */
function under(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null
}

export function draggable(on: boolean, to: Drag): Attachment<HTMLElement> {
  return (node) => {
    if (!on) return
    let from: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null
    let over: HTMLElement | null = null
    let takers: HTMLElement[] = []
    let moved = false

    const show = (event: PointerEvent): void => {
      if (ghost === null) return
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) rotate(-3deg)`
      const now = under(event.clientX, event.clientY)
      if (now === over) return
      over?.classList.remove('drop-here')
      now?.classList.add('drop-here')
      over = now
    }
    const begin = (event: PointerEvent): void => {
      moved = true
      ghost = node.cloneNode(true) as HTMLElement
      ghost.classList.add('ghost')
      ghost.inert = true
      ghost.removeAttribute('data-thing')
      ghost.style.inlineSize = `${node.offsetWidth}px`
      const table = node.closest('.tableau') ?? document.body
      takers = [...table.querySelectorAll<HTMLElement>('[data-drop]')].filter((each) =>
        to.takes(each.dataset['drop'] ?? ''),
      )
      for (const each of takers) each.classList.add('takes')
      table.append(ghost)
      show(event)
    }
    const end = (): void => {
      ghost?.remove()
      over?.classList.remove('drop-here')
      for (const each of takers) each.classList.remove('takes')
      takers = []
      ghost = over = from = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', escape)
    }
    const move = (event: PointerEvent): void => {
      if (from === null) return
      if (ghost !== null) show(event)
      else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) begin(event)
    }
    const up = (event: PointerEvent): void => {
      const target = ghost === null ? null : under(event.clientX, event.clientY)
      const thing = target !== null && !target.contains(node) ? target.dataset['drop'] : undefined
      end()
      if (thing !== undefined) to.drop(thing)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      moved = false
      from = { x: event.clientX, y: event.clientY }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', end)
      window.addEventListener('keydown', escape)
    }
    // The click that the browser fires after a drag is not meant.
    const click = (event: MouseEvent): void => {
      if (!moved) return
      moved = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const native = (event: Event): void => event.preventDefault()

    node.addEventListener('pointerdown', down)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('dragstart', native)
    return () => {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('dragstart', native)
    }
  }
}
