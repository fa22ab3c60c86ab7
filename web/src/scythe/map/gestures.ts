/**
 * Mouse, pen and fingers on the map: a tap points, a long press asks, a drag pans or carries a unit, two fingers zoom, two
 * taps show the whole map or come back.
 */

import type { Attachment } from 'svelte/attachments'
import { LongPress } from '../../look/explain-gesture'
import { thingsUnder } from '../../table/things'
import type { Camera } from './camera.svelte'
import type { Point } from './geometry'

export interface Acts {
  /** The things under the pointer, the most specific first. */
  point: (things: string[]) => void
  ask: (thing: string) => void
  /** A unit is picked up: the things that a drop would point at; none when it is dropped. */
  hold: (things: string[]) => void
  /** A unit is being dragged (a point of the drawing), or no longer. */
  drag: (thing: string, at: Point | null) => void
  drop: (things: string[], place: string) => void
}

const STILL = 6
/** A finger that moves on at once pans: a unit is taken up by one that stays a moment. */
const HOLD = 150
/** So far above a finger is the unit that it carries, in pixels: nothing is hidden by it. */
const LIFT = 40
/** Two taps within this time, this near to each other. */
const TWICE = { time: 300, distance: 24 }

interface Touch {
  finger: boolean
  since: number
  start: Point
  last: Point
  things: string[]
  unit: boolean
  moved: boolean
}

/** Has the page been scrolled, so that the wheel may mean to scroll back? */
function scrolled(element: Element | null): boolean {
  return element !== null && (element.scrollTop > 0 || scrolled(element.parentElement))
}

export function gestures(camera: Camera, acts: Acts): Attachment<SVGSVGElement> {
  return (svg) => {
    const sheet = svg.parentElement ?? svg // the drawing itself grows and shifts
    const touches = new Map<number, Touch>()
    const press = new LongPress()
    let spent = false
    let tapped = { at: { x: 0, y: 0 }, time: -Infinity }

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
    /** Where a carried unit is: a finger would hide it. */
    const carried = ({ finger }: Touch, { x, y }: Point): Point => ({ x, y: finger ? y - LIFT : y })
    const letGo = (touch: Touch): void => {
      acts.hold([])
      acts.drag(touch.things[0] ?? '', null)
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (touches.size === 0) spent = false
      const at = { x: event.clientX, y: event.clientY }
      const element = event.target instanceof Element ? event.target.closest('[data-drag]') : null
      const things = thingsUnder(event.target)
      const [finger, since] = [event.pointerType === 'touch', event.timeStamp]
      touches.set(event.pointerId, { finger, since, start: at, last: at, things, unit: element !== null, moved: false })
      press.end()
      if (touches.size > 1) {
        for (const touch of touches.values()) {
          if (touch.unit && touch.moved) letGo(touch)
          touch.unit = false
        }
        return
      }
      const [thing] = things
      if (thing !== undefined)
        press.begin(event, () => {
          spent = true
          acts.ask(thing)
        })
    }

    function move(event: PointerEvent): void {
      const touch = touches.get(event.pointerId)
      if (touch === undefined) return
      const at = { x: event.clientX, y: event.clientY }
      if (!touch.moved && Math.hypot(at.x - touch.start.x, at.y - touch.start.y) < STILL) return
      if (!touch.moved) {
        touch.moved = true
        spent = true
        press.end()
        svg.setPointerCapture(event.pointerId)
        if (touch.finger && event.timeStamp - touch.since < HOLD) touch.unit = false
        if (touch.unit) acts.hold(touch.things)
      }
      const before = touch.last
      touch.last = at
      if (touches.size > 1) pinched(touch, before)
      else if (touch.unit) acts.drag(touch.things[0] ?? '', camera.at(inFrame(carried(touch, at))))
      else camera.pan((at.x - before.x) / scale(), (at.y - before.y) / scale())
    }

    function pinched(touch: Touch, before: Point): void {
      const other = [...touches.values()].find((each) => each !== touch)
      if (other === undefined) return
      const was = Math.hypot(before.x - other.last.x, before.y - other.last.y)
      const is = Math.hypot(touch.last.x - other.last.x, touch.last.y - other.last.y)
      const middle = { x: (touch.last.x + other.last.x) / 2, y: (touch.last.y + other.last.y) / 2 }
      if (was > 0) camera.zoomBy(is / was, inFrame(middle), true)
    }

    function up(event: PointerEvent): void {
      const touch = touches.get(event.pointerId)
      touches.delete(event.pointerId)
      press.end()
      if (touch?.unit !== true || !touch.moved) return
      const { x, y } = carried(touch, { x: event.clientX, y: event.clientY })
      const under = document.elementFromPoint(x, y)?.closest('[data-place]')
      const place = under?.getAttribute('data-place')
      if (event.type === 'pointerup' && place != null && svg.contains(under ?? null)) acts.drop(touch.things, place)
      letGo(touch)
    }

    function click(event: MouseEvent): void {
      if (spent) {
        spent = false
        return
      }
      if (again(event)) {
        camera.toggle(inFrame({ x: event.clientX, y: event.clientY }))
        return
      }
      const things = thingsUnder(event.target)
      if (things.length > 0) acts.point(things)
    }

    /** The second of two taps on something that is not to be chosen. */
    function again(event: MouseEvent): boolean {
      if (!('pointerType' in event) || event.pointerType !== 'touch') return false
      const last = tapped
      tapped = { at: { x: event.clientX, y: event.clientY }, time: event.timeStamp }
      const lit = event.target instanceof Element && event.target.closest('[data-lit], [data-drag]') !== null
      const near = Math.hypot(last.at.x - event.clientX, last.at.y - event.clientY) < TWICE.distance
      return !lit && near && event.timeStamp - last.time < TWICE.time
    }

    function wheel(event: WheelEvent): void {
      if (camera.whole && !event.ctrlKey && (event.deltaY > 0 || scrolled(sheet))) return // let the page scroll
      event.preventDefault()
      camera.zoomBy(Math.exp(-event.deltaY * 0.0015), inFrame({ x: event.clientX, y: event.clientY }), true)
    }

    function menu(event: MouseEvent): void {
      const [thing] = thingsUnder(event.target)
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
      press.end()
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
