/** Scenes over all designs of both games: each its own, each by a line of the vocabulary, the same every time. */

import { describe, expect, it, vi } from 'vitest'
import { drawing, goodOf, picture, scene, type Hand } from '../../src/tableau/scenes/scene'
import { subjectOf } from '../../src/tableau/scenes/subjects'
import type { CardFacts } from '../../src/tableau/types'
import { designs } from './designs'

const GAMES: [game: string, hand: Hand, count: number][] = [
  ['fifty_first_state', 'dust', 143],
  ['imperial_settlers', 'cut', 146],
]

describe.each(GAMES)('the scenes of %s', (game, hand, count) => {
  const rows = Object.values(designs(game).facts.cards)
  const drawn = rows.map((row) => scene(row, hand))

  it('are all different', () => {
    expect(rows).toHaveLength(count)
    const met = new Map<string, string>()
    for (const [place, { design }] of rows.entries()) {
      const picture = drawn[place] ?? ''
      expect(met.get(picture), design).toBeUndefined()
      met.set(picture, design)
    }
  })

  it('are each named by a line of the vocabulary', () => {
    const unnamed = rows.filter((row) => row.category !== 'attack' && subjectOf(row, hand === 'cut').unnamed)
    expect(unnamed.map((row) => row.design)).toEqual([])
  })

  it('are the same every time, and nothing in them is left to chance', () => {
    const chance = vi.spyOn(Math, 'random')
    expect(rows.map((row) => scene(row, hand))).toEqual(drawn)
    expect(chance).not.toHaveBeenCalled()
  })

  it('are whole pictures without a number that is none', () => {
    for (const row of rows) {
      const text = drawing(row, hand)
      expect(text, row.design).not.toMatch(/NaN|undefined|Infinity/)
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
      expect(parsed.querySelector('parsererror'), row.design).toBeNull()
      expect(parsed.querySelectorAll('path').length, row.design).toBeGreaterThan(10)
    }
  })

  it('are small', () => {
    const sizes = drawn.map((text) => text.length)
    expect(Math.max(...sizes)).toBeLessThan(16_000)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6_500)
  })
})

const ROW: CardFacts = {
  design: 'never_printed',
  name: 'Never Printed',
  category: 'production',
  set: 'romans',
  tags: ['red'],
  cost: {},
  raze: null,
  points: 1,
  effects: [{ when: 'production', steps: [{ gain: { vp: 1, food: 2 } }] }],
}

describe('a scene', () => {
  it('comes for a card that nobody has drawn for, from its set and category', () => {
    expect(subjectOf(ROW, true)).toEqual({ subject: 'guild', options: {}, unnamed: true })
    expect(scene(ROW, 'cut')).not.toBe(scene({ ...ROW, category: 'action' }, 'cut'))
    expect(scene(ROW, 'cut')).not.toBe(scene({ ...ROW, set: 'egyptians' }, 'cut'))
  })

  it('shows the good that the card is about', () => {
    expect(goodOf(ROW)).toBe('food')
    expect(goodOf({ ...ROW, effects: [{ when: 'action', cost: { worker: 1, iron: 2 }, steps: [] }] })).toBe('iron')
    expect(goodOf({ ...ROW, effects: [], deal: 'wood' })).toBe('wood')
    expect(scene(ROW, 'dust')).not.toBe(scene({ ...ROW, effects: [], deal: 'wood' }, 'dust'))
  })

  it('is made once for each design', () => {
    expect(picture(ROW, 'cut')).toBe(picture({ ...ROW }, 'cut'))
    expect(decodeURIComponent(picture(ROW, 'cut'))).toBe(`data:image/svg+xml,${drawing(ROW, 'cut')}`)
  })
})
