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

export class Camera {
  zoom = $state(1)
  private left = $state(0)
  private top = $state(0)

  constructor(readonly frame: Frame) {}

  /** How the drawing, enlarged by the zoom, is shifted in an element of this size (in pixels).

   A shift moves a finished picture: nothing is drawn again while the map is dragged. */
  shift(width: number, height: number): string {
    const scale = Math.min(width / this.frame.width, height / this.frame.height)
    const grown = this.zoom - 1
    const x = scale * (this.left + this.frame.x * grown) - ((width - this.frame.width * scale) / 2) * grown
    const y = scale * (this.top + this.frame.y * grown) - ((height - this.frame.height * scale) / 2) * grown
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
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

  pan(dx: number, dy: number): void {
    this.put(this.left + dx, this.top + dy)
  }

  /** Zooms so that what is under a point of the frame stays there. */
  zoomBy(factor: number, about: Point = this.middle()): void {
    const held = this.at(about)
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor))
    this.put(about.x - held.x * this.zoom, about.y - held.y * this.zoom)
  }

  closer(): void {
    this.zoomBy(STEP)
  }

  farther(): void {
    this.zoomBy(1 / STEP)
  }

  reset(): void {
    this.zoom = 1
    this.put(0, 0)
  }

  /** Pans as little as is needed to see a point with some room around it. */
  show(point: Point, room: number): void {
    const { x, y } = this.seen(point)
    const margin = room * this.zoom
    const { frame } = this
    const dx = Math.max(0, frame.x + margin - x) - Math.max(0, x - (frame.x + frame.width - margin))
    const dy = Math.max(0, frame.y + margin - y) - Math.max(0, y - (frame.y + frame.height - margin))
    if (dx !== 0 || dy !== 0) this.pan(dx, dy)
  }

  /** Is a point of the drawing inside the frame? */
  sees(point: Point): boolean {
    const { x, y } = this.seen(point)
    const { frame } = this
    return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
  }

  private middle(): Point {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 }
  }

  private put(left: number, top: number): void {
    const { x, y, width, height } = this.frame
    const [farRight, farDown] = [x * (1 - this.zoom), y * (1 - this.zoom)]
    this.left = Math.min(farRight, Math.max(farRight - width * (this.zoom - 1), left))
    this.top = Math.min(farDown, Math.max(farDown - height * (this.zoom - 1), top))
  }
}
