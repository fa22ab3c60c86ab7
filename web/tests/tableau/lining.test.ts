import { describe, expect, it } from 'vitest'
import { fanOf, laneLine, leaning, miniLine } from '../../src/tableau/lining'

const WIDTHS = [132, 120, 104]
/** From the beginning of one to the beginning of the next. */
const step = ({ width, gap }: { width: number; gap: number }): number => width + gap

describe('a lane', () => {
  it('shrinks before it overlaps', () => {
    expect(laneLine(800, 5, WIDTHS)).toEqual({ width: 132, gap: 7 })
    expect(laneLine(800, 6, WIDTHS)).toEqual({ width: 120, gap: 7 })
    expect(laneLine(800, 7, WIDTHS)).toEqual({ width: 104, gap: 7 })
    const full = laneLine(800, 12, WIDTHS)
    expect(full.width).toBe(104)
    expect(full.gap).toBeLessThan(0)
  })

  it.each([710, 800, 1100])('of %i shows 56 of each of twelve, and no more than fits', (room) => {
    const line = laneLine(room, 12, WIDTHS)
    expect(step(line)).toBeGreaterThanOrEqual(56)
    expect(line.width + 11 * step(line)).toBeLessThanOrEqual(room)
  })

  it('has a width also where nothing stands', () => {
    expect(laneLine(0, 0, WIDTHS).width).toBe(132)
  })
})

describe('a row of mini tiles', () => {
  it('shrinks, then overlaps, and never leaves its room', () => {
    expect(miniLine(260, 3, false)).toEqual({ width: 44, gap: 4 })
    expect(miniLine(300, 3, true).width).toBe(52)
    for (let count = 1; count < 20; count += 1) {
      const line = miniLine(236, count, false)
      expect(line.width + (count - 1) * step(line)).toBeLessThanOrEqual(236)
    }
  })
})

describe('a fan', () => {
  it('stands in the middle while there is room, and ends at the end where there is none', () => {
    expect(fanOf(1000, 3, 142)).toEqual({ step: 150, start: 279 })
    const full = fanOf(1000, 12, 142)
    expect(full.start).toBe(0)
    expect(full.start + 11 * full.step + 142).toBeCloseTo(1000)
  })

  it('leans to both sides alike', () => {
    expect(leaning(2, 5)).toEqual({ turn: 0, drop: 0 })
    expect(leaning(0, 5).turn).toBe(-leaning(4, 5).turn)
  })
})
