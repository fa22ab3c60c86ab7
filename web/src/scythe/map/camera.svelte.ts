/** Which part of the map is seen: zoom and pan in the units of its drawing. The map never leaves its frame. */

import type { Point } from './geometry'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const NEAREST = 4
const STEP = 1.35
/** Pixels a unit, at which pieces are as large as a finger wants them; and below which the whole map is too small. */
const HANDY = 0.81
const SMALL = 0.66
/** After so many milliseconds without a further step of a wheel or of fingers the map is drawn anew. */
const CALM = 160

export class Camera {
  zoom = $state(1)
  /** The zoom at which the map is drawn: while it is zoomed by steps, the finished picture grows. */
  drawn = $state(1)
  private calm: ReturnType<typeof setTimeout> | undefined
  private left = $state(0)
  private top = $state(0)
  private size = $state.raw({ width: 0, height: 0 })

  constructor(readonly frame: Frame) {}

  /** How large the element is in which the map is shown, in pixels. */
  resize(width: number, height: number): void {
    const first = this.size.width === 0
    this.size = { width, height }
    if (!first) this.put(this.left, this.top)
  }

  /** Pixels a unit when the whole map is seen. */
  readonly fit = $derived.by(() => {
    const { width, height } = this.size
    return Math.min(width / this.frame.width, height / this.frame.height) || 1
  })

  /** Pixels a unit now. */
  readonly scale = $derived.by(() => this.fit * this.zoom)

  /** What the element shows of the frame's plane: as much as the frame, and more where it is wider or higher. */
  private readonly window = $derived.by((): Frame => {
    const { frame } = this
    const width = Math.max(frame.width, this.size.width / this.fit)
    const height = Math.max(frame.height, this.size.height / this.fit)
    return { x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width, height }
  })

  /** The part of the drawing that is seen. */
  readonly shown = $derived.by((): Frame => {
    const { x, y } = this.at(this.window)
    return { x, y, width: this.window.width / this.zoom, height: this.window.height / this.zoom }
  })

  /** How the drawing is shifted in an element of this size (in pixels), and how much larger it is than it was drawn.

   This moves a finished picture: nothing is drawn again while the map is dragged or zoomed. */
  shift(width: number, height: number): string {
    const scale = Math.min(width / this.frame.width, height / this.frame.height)
    const grown = this.zoom - 1
    const x = scale * (this.left + this.frame.x * grown) - ((width - this.frame.width * scale) / 2) * grown
    const y = scale * (this.top + this.frame.y * grown) - ((height - this.frame.height * scale) / 2) * grown
    const moved = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    return this.drawn === this.zoom ? moved : `${moved} scale(${(this.zoom / this.drawn).toFixed(4)})`
  }

  readonly whole = $derived.by(() => this.zoom === 1)

  /** A point of the drawing as it is seen in the frame. */
  seen(point: Point): Point {
    return { x: point.x * this.zoom + this.left, y: point.y * this.zoom + this.top }
  }

  /** The point of the drawing that is seen at a point of the frame. */
  at(point: Point): Point {
    return { x: (point.x - this.left) / this.zoom, y: (point.y - this.top) / this.zoom }
  }

  /** Where a point of the drawing is in the element, in pixels from its upper left corner. */
  pixel(point: Point): Point {
    const { x, y } = this.seen(point)
    return { x: (x - this.window.x) * this.fit, y: (y - this.window.y) * this.fit }
  }

  pan(dx: number, dy: number): void {
    this.put(this.left + dx, this.top + dy)
  }

  /** Zooms so that what is under a point of the frame stays there; one step of many is drawn when they are over. */
  zoomBy(factor: number, about: Point = this.middle(), step = false): void {
    const held = this.at(about)
    this.zoomTo(this.zoom * factor, step ? CALM : 0)
    this.put(about.x - held.x * this.zoom, about.y - held.y * this.zoom)
  }

  private zoomTo(zoom: number, calm = 0): void {
    this.zoom = Math.min(NEAREST, Math.max(1, zoom))
    clearTimeout(this.calm)
    if (calm === 0) this.drawn = this.zoom
    else this.calm = setTimeout(() => (this.drawn = this.zoom), calm)
  }

  closer(): void {
    this.zoomBy(STEP)
  }

  farther(): void {
    this.zoomBy(1 / STEP)
  }

  reset(): void {
    this.zoomTo(1)
    this.put(0, 0)
  }

  /** On a small screen as near as fingers want it, with a point in the middle; elsewhere the whole map. */
  settle(middle: Point): void {
    if (this.fit >= SMALL) this.reset()
    else {
      this.zoomTo(HANDY / this.fit)
      this.centre(middle)
    }
  }

  /** From the whole map to a point of the frame, and back. */
  toggle(about: Point): void {
    if (this.whole) this.zoomBy(Math.max(STEP * STEP, HANDY / this.fit), about)
    else this.reset()
  }

  /** Puts a point of the drawing into the middle, as far as the map allows. */
  centre(point: Point): void {
    const { x, y } = this.middle()
    this.put(x - point.x * this.zoom, y - point.y * this.zoom)
  }

  /** Pans as little as is needed to see a point with some room around it. */
  show(point: Point, room: number): void {
    const { x, y } = this.seen(point)
    const margin = room * this.zoom
    const { window } = this
    const dx = Math.max(0, window.x + margin - x) - Math.max(0, x - (window.x + window.width - margin))
    const dy = Math.max(0, window.y + margin - y) - Math.max(0, y - (window.y + window.height - margin))
    if (dx !== 0 || dy !== 0) this.pan(dx, dy)
  }

  /** Is a point of the drawing in sight? */
  sees(point: Point): boolean {
    const { x, y } = this.seen(point)
    const { window } = this
    return x > window.x && x < window.x + window.width && y > window.y && y < window.y + window.height
  }

  private middle(): Point {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 }
  }

  private put(left: number, top: number): void {
    const { frame, window, zoom } = this
    this.left = within(left, frame.x * zoom, frame.width * zoom, window.x, window.width)
    this.top = within(top, frame.y * zoom, frame.height * zoom, window.y, window.height)
  }
}

/** A shift that leaves no gap beside something of this start and length in a window; what is shorter lies in the middle. */
function within(shift: number, start: number, length: number, from: number, room: number): number {
  if (length <= room) return from + (room - length) / 2 - start
  return Math.min(from - start, Math.max(from + room - start - length, shift))
}
