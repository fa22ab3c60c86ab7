/** The sheet that a phone has instead of a rail: it stops at three heights. */

import type { Attachment } from 'svelte/attachments'

export type Stop = 'low' | 'half' | 'full'

/** What may lie in the one place below the answers, where the rail has no room for more. */
export type RailTab = 'low' | 'mat' | 'hand' | 'turns'

const STOPS: readonly Stop[] = ['low', 'half', 'full']
/** A finger that moved less has pressed, not pulled. */
const PULL = 24

/** Pulling the grip up or down goes to the next stop. */
export function pulled(at: () => Stop, to: (stop: Stop) => void): Attachment<HTMLElement> {
  return (grip) => {
    let from: number | null = null
    let moved = false
    const down = (event: PointerEvent): void => {
      from = event.clientY
      moved = false
      grip.setPointerCapture(event.pointerId)
    }
    const up = (event: PointerEvent): void => {
      if (from === null) return
      const way = from - event.clientY
      from = null
      if (Math.abs(way) < PULL) return
      moved = true
      const next = STOPS[STOPS.indexOf(at()) + Math.sign(way)]
      if (next !== undefined) to(next)
    }
    // The click that ends a pull is not a press.
    const click = (event: MouseEvent): void => {
      if (moved) event.stopImmediatePropagation()
      moved = false
    }
    grip.addEventListener('pointerdown', down)
    grip.addEventListener('pointerup', up)
    grip.addEventListener('click', click, true)
    return () => {
      grip.removeEventListener('pointerdown', down)
      grip.removeEventListener('pointerup', up)
      grip.removeEventListener('click', click, true)
    }
  }
}
