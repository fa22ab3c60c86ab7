import { describe, expect, it } from 'vitest'
import { around, atlas, BOX, corners, SIZE, towards, YARD, type Point, type Way } from '../../src/scythe/map/geometry'
import rivers from '../../src/scythe/map/rivers.json'
import { REFERENCE } from './laid'

const map = atlas(REFERENCE.facts.map)
const WAYS: Way[] = ['left', 'right', 'up', 'down']

describe('the atlas', () => {
  it('has every hex and base at its own place inside the painted ground', () => {
    expect(map.places).toHaveLength(54)
    expect(new Set(map.places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(54)
    for (const place of map.places) {
      const reach =
        place.base === '' ? corners(place) : [-YARD, YARD].map((far) => ({ x: place.x + far, y: place.y + far }))
      for (const { x, y } of reach) {
        expect(x).toBeGreaterThan(BOX.x)
        expect(x).toBeLessThan(BOX.x + BOX.width)
        expect(y).toBeGreaterThan(BOX.y)
        expect(y).toBeLessThan(BOX.y + BOX.height)
      }
    }
  })

  it('knows the neighbour across each edge', () => {
    const middle = map.at.get('D4')
    if (middle === undefined) throw new Error('no D4')
    const near = around(map, middle)
    expect(new Set(near.map((place) => place?.id)).size).toBe(6)
    near.forEach((place, k) => {
      const [one, other] = [corners(middle)[k], corners(middle)[(k + 1) % 6]]
      const edge = { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 }
      expect((middle.x + (place?.x ?? 0)) / 2).toBeCloseTo(edge.x)
      expect((middle.y + (place?.y ?? 0)) / 2).toBeCloseTo(edge.y)
    })
  })

  /** The ends of the border between two neighbours. */
  function border(both: string): Point[] {
    const [one, other] = both.split('-').map((id) => map.at.get(id))
    if (one === undefined || other === undefined) throw new Error(both)
    return corners(one).filter((corner) => Math.abs(Math.hypot(corner.x - other.x, corner.y - other.y) - SIZE) < 0.01)
  }
  const beside = (points: Point[], to: Point): boolean => points.some(({ x, y }) => Math.hypot(x - to.x, y - to.y) < 2)

  it('has a river drawn along every border that has one, and along no other', () => {
    expect(map.rivers.size).toBe(32)
    const courses = rivers.course.split('M').filter((course) => course !== '')
    const drawn = courses.map((course) => {
      const numbers = (course.match(/-?[\d.]+/g) ?? []).map(Number)
      const ends = [
        numbers.slice(0, 2),
        ...Array.from({ length: (numbers.length - 2) / 6 }, (_, k) => numbers.slice(6 * k + 6, 6 * k + 8)),
      ]
      return ends.map(([x = 0, y = 0]) => ({ x, y }))
    })
    let steps = 0
    for (const both of map.rivers) {
      const [from, to] = border(both)
      if (from === undefined || to === undefined) throw new Error(both)
      const course = drawn.find((points) => beside(points, from) && beside(points, to))
      expect(course, both).toBeDefined()
      steps += 3 // each border is three bends
    }
    expect(drawn.reduce((sum, points) => sum + points.length - 1, 0)).toBe(steps)
  })

  it('is made once for a document', () => {
    expect(atlas(REFERENCE.facts.map)).toBe(map)
  })
})

describe('arrow keys', () => {
  it('go along a row and back', () => {
    expect(towards(map, 'F1', 'right')).toBe('F2')
    expect(towards(map, 'F2', 'left')).toBe('F1')
  })

  it('go up and down to a neighbouring row', () => {
    for (const way of ['up', 'down'] as const) {
      const next = map.at.get(towards(map, 'D4', way))
      expect(Math.abs((next?.y ?? 0) - (map.at.get('D4')?.y ?? 0))).toBeCloseTo(SIZE * 1.5)
    }
  })

  it('lead from everywhere to everywhere', () => {
    for (const { id } of map.places) {
      const seen = new Set([id])
      const open = [id]
      for (let here = open.pop(); here !== undefined; here = open.pop())
        for (const next of WAYS.map((way) => towards(map, here ?? '', way)))
          if (!seen.has(next)) {
            seen.add(next)
            open.push(next)
          }
      expect(seen.size, id).toBe(54)
    }
  })

  it('stay where nothing lies that way', () => {
    expect(towards(map, 'nowhere', 'up')).toBe('nowhere')
    const top = map.places.reduce((best, place) => (place.y < best.y ? place : best))
    expect(towards(map, top.id, 'up')).toBe(top.id)
  })
})
