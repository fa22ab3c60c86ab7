/** Figures glide along their way to where they stand now; who comes on foot is seen to arrive. */

import type { Attachment } from 'svelte/attachments'
import type { Atlas, Point } from './geometry'
import type { Unit } from './pieces'

export interface Glide {
  /** The key of the figure. */
  key: string
  way: readonly string[]
  /** After how many milliseconds it sets out, and how long each step takes. */
  starts: number
  step: number
}

const shift = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/** Where a figure is after each step: in the hexes on its way as it will stand in the last. */
function stations(unit: Unit, way: readonly string[], map: Atlas, from: Point | undefined): Point[] {
  const last = map.at.get(unit.place) ?? unit
  const aside = { x: unit.x - last.x, y: unit.y - last.y }
  const points = way.flatMap((id) => {
    const place = map.at.get(id)
    return place === undefined ? [] : [{ x: place.x + aside.x, y: place.y + aside.y }]
  })
  return [from ?? points[0] ?? unit, ...points.slice(1, -1), unit]
}

/** Moves the figures of a map; they are found by their keys. */
export function gliding(
  map: Atlas,
  units: () => readonly Unit[],
  glides: () => readonly Glide[],
  held: () => boolean,
): Attachment<SVGSVGElement> {
  return (svg) => {
    let before = new Map<string, Point>()
    let moving: Animation[] = []
    $effect(() => {
      const standing = new Map(units().map((unit) => [unit.key, unit]))
      for (const { key, way, starts, step } of glides()) {
        const unit = standing.get(key)
        const figure = svg.querySelector(`[data-unit="${key}"]`)
        if (unit === undefined || figure === null || typeof figure.animate !== 'function') continue
        const points = stations(unit, way, map, before.get(key))
        const duration = step * (points.length - 1)
        moving.push(
          figure.animate(
            points.map((point) => ({ transform: shift(point) })),
            { duration, delay: starts, fill: 'backwards', easing: 'linear' },
          ),
        )
      }
      before = standing
      return () => {
        for (const each of moving) each.cancel()
        moving = []
      }
    })
    $effect(() => {
      for (const each of moving)
        if (each.playState !== 'finished') {
          if (held()) each.pause()
          else each.play()
        }
    })
  }
}
