import { describe, expect, it } from 'vitest'
import { atlas, corners, SIZE, towards, type Way } from '../../src/scythe/geometry'
import { REFERENCE } from './laid'

const map = atlas(REFERENCE.facts.map)
const WAYS: Way[] = ['left', 'right', 'up', 'down']

describe('the atlas', () => {
  it('has every hex and base at its own place inside the frame', () => {
    expect(map.places).toHaveLength(54)
    expect(new Set(map.places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(54)
    for (const place of map.places)
      for (const { x, y } of corners(place)) {
        expect(x).toBeGreaterThan(map.box.x)
        expect(x).toBeLessThan(map.box.x + map.box.width)
        expect(y).toBeGreaterThan(map.box.y)
        expect(y).toBeLessThan(map.box.y + map.box.height)
      }
  })

  it('draws rivers along the border of both their places', () => {
    expect(map.rivers).toHaveLength(32)
    for (const river of map.rivers) {
      const ends = river.id.split('-').map((id) => map.at.get(id))
      for (const place of ends) {
        expect(place).toBeDefined()
        if (place === undefined) continue
        const near = corners(place).filter((corner) =>
          [river.from, river.to].some((end) => Math.hypot(end.x - corner.x, end.y - corner.y) < 0.01),
        )
        expect(near, river.id).toHaveLength(2)
      }
    }
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
