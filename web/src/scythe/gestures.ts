/** Mouse, pen and fingers on the map: a tap points, a long press asks, a drag pans or carries a unit, two fingers zoom. */

import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'
import type { Point } from './geometry'

export interface Acts {
  /** The things under the pointer, the most specific first. */
  point: (things: string[]) => void
  ask: (thing: string) => void
  /** A unit is taken up, the things that a drop would point at; none when it is let go. */
  hold: (things: string[]) => void
  /** A unit is being dragged (a point of the drawing), or no longer. */
  drag: (thing: string, at: Point | null) => void
  drop: (things: string[], place: string) => void
}

export const LONG_PRESS = 500
const STILL = 6

interface Touch {
  start: Point
  last: Point
  things: string[]
  unit: boolean
  moved: boolean
}

/** The thing of an element, and the hex that it stands on. */
export function thingsAt(target: EventTarget | null): string[] {
  const element = target instanceof Element ? target.closest('[data-thing]') : null
  if (element === null) return []
  const place = element.getAttribute('data-place')
  const found = [element.getAttribute('data-thing') ?? '', place === null ? '' : `hex:${place}`]
  return [...new Set(found)].filter((thing) => thing !== '')
}

/** Has the page been scrolled, so that the wheel may mean to scroll back? */
function scrolled(element: Element | null): boolean {
  return element !== null && (element.scrollTop > 0 || scrolled(element.parentElement))
}

export function gestures(camera: Camera, acts: Acts): Attachment<SVGSVGElement> {
  return (svg) => {
    const sheet = svg.parentElement ?? svg // the drawing itself grows and shifts
    const touches = new Map<number, Touch>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let spent = false

    const scale = (): number => {
      const { width, height } = sheet.getBoundingClientRect()
      return Math.min(width / camera.frame.width, height / camera.frame.height) || 1
    }
    /** A point of the window in the units of the frame; the drawing is fitted into the middle of the element. */
    const inFrame = (point: Point): Point => {
      const box = sheet.getBoundingClientRect()
      const k = scale()
      return {
        x: (point.x - box.left - (box.width - camera.frame.width * k) / 2) / k + camera.frame.x,
        y: (point.y - box.top - (box.height - camera.frame.height * k) / 2) / k + camera.frame.y,
      }
    }
    const calm = (): void => clearTimeout(timer)
    const letGo = (touch: Touch): void => {
      acts.hold([])
      acts.drag(touch.things[0] ?? '', null)
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (touches.size === 0) spent = false
      const at = { x: event.clientX, y: event.clientY }
      const element = event.target instanceof Element ? event.target.closest('[data-drag]') : null
      const things = thingsAt(event.target)
      touches.set(event.pointerId, { start: at, last: at, things, unit: element !== null, moved: false })
      calm()
      if (touches.size > 1) {
        for (const touch of touches.values()) {
          if (touch.unit && touch.moved) letGo(touch)
          touch.unit = false
        }
        return
      }
      const [thing] = things
      if (thing !== undefined)
        timer = setTimeout(() => {
          spent = true
          acts.ask(thing)
        }, LONG_PRESS)
    }

    function move(event: PointerEvent): void {
      const touch = touches.get(event.pointerId)
      if (touch === undefined) return
      const at = { x: event.clientX, y: event.clientY }
      if (!touch.moved && Math.hypot(at.x - touch.start.x, at.y - touch.start.y) < STILL) return
      if (!touch.moved) {
        touch.moved = true
        spent = true
        calm()
        svg.setPointerCapture(event.pointerId)
        if (touch.unit) acts.hold(touch.things)
      }
      const before = touch.last
      touch.last = at
      if (touches.size > 1) pinched(touch, before)
      else if (touch.unit) acts.drag(touch.things[0] ?? '', camera.at(inFrame(at)))
      else camera.pan((at.x - before.x) / scale(), (at.y - before.y) / scale())
    }

    function pinched(touch: Touch, before: Point): void {
      const other = [...touches.values()].find((each) => each !== touch)
      if (other === undefined) return
      const was = Math.hypot(before.x - other.last.x, before.y - other.last.y)
      const is = Math.hypot(touch.last.x - other.last.x, touch.last.y - other.last.y)
      const middle = { x: (touch.last.x + other.last.x) / 2, y: (touch.last.y + other.last.y) / 2 }
      if (was > 0) camera.zoomBy(is / was, inFrame(middle))
    }

    function up(event: PointerEvent): void {
      const touch = touches.get(event.pointerId)
      touches.delete(event.pointerId)
      calm()
      if (touch?.unit !== true || !touch.moved) return
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')
      const place = under?.getAttribute('data-place')
      if (event.type === 'pointerup' && place != null && svg.contains(under ?? null)) acts.drop(touch.things, place)
      letGo(touch)
    }

    function click(event: MouseEvent): void {
      if (spent) {
        spent = false
        return
      }
      const things = thingsAt(event.target)
      if (things.length > 0) acts.point(things)
    }

    function wheel(event: WheelEvent): void {
      if (camera.whole && !event.ctrlKey && (event.deltaY > 0 || scrolled(sheet))) return // let the page scroll
      event.preventDefault()
      camera.zoomBy(Math.exp(-event.deltaY * 0.0015), inFrame({ x: event.clientX, y: event.clientY }))
    }

    function menu(event: MouseEvent): void {
      const [thing] = thingsAt(event.target)
      if (thing === undefined) return
      event.preventDefault()
      if (!spent) acts.ask(thing)
    }

    svg.addEventListener('pointerdown', down)
    svg.addEventListener('pointermove', move)
    svg.addEventListener('pointerup', up)
    svg.addEventListener('pointercancel', up)
    svg.addEventListener('click', click)
    svg.addEventListener('wheel', wheel, { passive: false })
    svg.addEventListener('contextmenu', menu)
    return () => {
      calm()
      svg.removeEventListener('pointerdown', down)
      svg.removeEventListener('pointermove', move)
      svg.removeEventListener('pointerup', up)
      svg.removeEventListener('pointercancel', up)
      svg.removeEventListener('click', click)
      svg.removeEventListener('wheel', wheel)
      svg.removeEventListener('contextmenu', menu)
    }
  }
}
