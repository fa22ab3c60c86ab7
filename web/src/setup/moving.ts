/** Seats change places: one is dragged onto another, or moved by Shift and an arrow key; a menu does the same for fingers. */

import type { Attachment } from 'svelte/attachments'

export interface Movable {
  at: number
  count: number
  move: (one: number, other: number) => void
}

const KIND = 'application/x-seat'

/** How far a key moves a seat, in reading order. */
function step(event: KeyboardEvent, place: HTMLElement): number {
  const on = getComputedStyle(place).direction === 'rtl' ? -1 : 1
  return { ArrowRight: on, ArrowLeft: -on, ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
}

export function movable({ at, count, move }: Movable): Attachment<HTMLElement> {
  return (place) => {
    const listening = new AbortController()
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
    ): void => place.addEventListener(kind, heard, { signal: listening.signal })
    const over = (is: boolean): void => {
      if (is) place.dataset['over'] = ''
      else delete place.dataset['over']
    }
    const carried = (event: DragEvent): boolean => event.dataTransfer?.types.includes(KIND) === true

    place.draggable = true
    listen('dragstart', (event) => {
      event.dataTransfer?.setData(KIND, String(at))
      place.dataset['held'] = ''
    })
    listen('dragend', () => delete place.dataset['held'])
    listen('dragover', (event) => {
      if (!carried(event)) return
      event.preventDefault()
      over(true)
    })
    listen('dragleave', () => over(false))
    listen('drop', (event) => {
      over(false)
      if (!carried(event)) return
      event.preventDefault()
      const from = Number(event.dataTransfer?.getData(KIND))
      if (from !== at) move(from, at)
    })
    listen('keydown', (event) => {
      const to = at + step(event, place)
      if (!event.shiftKey || to === at || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      if (to < 0 || to >= count) return
      const part = event.target instanceof Element ? event.target.className : ''
      move(at, to)
      // The focus goes with the seat.
      const next = place.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-seat]')[to]
      const same = [...(next?.querySelectorAll<HTMLElement>('button') ?? [])].find((each) => each.className === part)
      ;(same ?? next?.querySelector<HTMLElement>('button'))?.focus()
    })
    return () => {
      listening.abort()
      place.draggable = false
    }
  }
}
