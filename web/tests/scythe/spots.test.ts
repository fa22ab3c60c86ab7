import { describe, expect, it } from 'vitest'
import { SIZE, type Point } from '../../src/scythe/geometry'
import { BADGE, BUILDING_AT, CHIP, goodSpots, SIGN_AT, unitSpots, type Standing } from '../../src/scythe/spots'

const INWARDS = (SIZE * Math.sqrt(3)) / 2
const FIGHTER = 16.5
const STRUCTURE = 11.5
const HALVES = [-1, 1]
const SIDES = Array.from({ length: 6 }, (_, k) => (Math.PI / 3) * k)

/** How far a point is from the nearest border of its hex; less than nothing beyond it. */
const inside = ({ x, y }: Point): number =>
  Math.min(...SIDES.map((side) => INWARDS - x * Math.cos(side) - y * Math.sin(side)))
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const mechs = (seat: number, count: number): Standing[] =>
  Array.from({ length: count }, () => ({ kind: 'mech', seat, count: 1 }))
const character = (seat: number): Standing => ({ kind: 'char', seat, count: 1 })
const workers = (seat: number, count: number): Standing => ({ kind: 'worker', seat, count })

const CROWDS: [string, Standing[], Standing[]][] = [
  ['workers alone', [], [workers(0, 5)]],
  ['a character with workers', [character(0)], [workers(0, 3)]],
  ['everything of one faction', [...mechs(0, 4), character(0)], [workers(0, 8)]],
  ['a combat', [...mechs(0, 2), character(0), ...mechs(1, 2), character(1)], [workers(0, 4), workers(1, 2)]],
]
const KINDS = [0, 1, 2, 3, 4]

describe.each(CROWDS)('%s', (_, fighters, some) => {
  const all = [...fighters, ...some]

  it.each(KINDS)('stand in their hex, beside %i kinds of goods', (kinds) => {
    const spots = unitSpots(fighters, some, kinds)
    expect(spots).toHaveLength(all.length)
    spots.forEach((spot, k) => {
      expect(inside(spot)).toBeGreaterThanOrEqual(all[k]?.kind === 'worker' ? 12 : FIGHTER)
      if ((all[k]?.count ?? 1) > 1)
        expect(inside({ x: spot.x + BADGE.x, y: spot.y + BADGE.y })).toBeGreaterThanOrEqual(BADGE.radius)
    })
  })

  it.each(KINDS)('each show something of themselves, beside %i kinds of goods', (kinds) => {
    const spots = unitSpots(fighters, some, kinds)
    spots.forEach((spot, k) => spots.slice(0, k).forEach((other) => expect(apart(spot, other)).toBeGreaterThan(3)))
  })

  it.each(KINDS)('leave the structure and the sign their corners, beside %i kinds of goods', (kinds) => {
    for (const spot of unitSpots(fighters, some, kinds))
      for (const corner of [BUILDING_AT, SIGN_AT]) expect(apart(spot, corner)).toBeGreaterThan(FIGHTER + STRUCTURE - 4)
  })
})

describe('goods', () => {
  it.each(KINDS)('of %i kinds lie in their hex, none upon another', (kinds) => {
    const spots = goodSpots(kinds)
    expect(spots).toHaveLength(kinds)
    for (const { x, y } of spots)
      for (const across of HALVES)
        for (const along of HALVES)
          expect(inside({ x: x + (across * CHIP.width) / 2, y: y + (along * CHIP.height) / 2 })).toBeGreaterThan(-1.5) // its corners are round
    spots.forEach((one, k) =>
      spots
        .slice(0, k)
        .forEach((other) =>
          expect(Math.abs(one.x - other.x) >= CHIP.width || Math.abs(one.y - other.y) >= CHIP.height).toBe(true),
        ),
    )
  })

  it('of many kinds leave the middle to the units', () => {
    const [lowest] = unitSpots([character(0)], [], 4)
    for (const spot of goodSpots(4)) expect(spot.y - CHIP.height / 2).toBeGreaterThan((lowest?.y ?? 0) + FIGHTER - 2)
  })
})

it('the structure and the sign have their corners inside the hex', () => {
  for (const corner of [BUILDING_AT, SIGN_AT]) expect(inside(corner)).toBeGreaterThanOrEqual(STRUCTURE)
})
