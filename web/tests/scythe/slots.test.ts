import { describe, expect, it } from 'vitest'
import { SIZE, type Place, type Point } from '../../src/scythe/map/geometry'
import {
  CLASH_AT,
  ENCOUNTER_AT,
  facingSlots,
  goodSlots,
  SIGN_AT,
  STRUCTURE_AT,
  unitSlots,
  type UnitKind,
} from '../../src/scythe/map/slots'

const INWARDS = (SIZE * Math.sqrt(3)) / 2
const SIDES = Array.from({ length: 6 }, (_, k) => (Math.PI / 3) * k)
const HEX: Place = { id: 'B2', x: 0, y: 0, terrain: 'farm', tunnel: false, encounter: false, base: '' }

/** How far a point is from the nearest border of its hex; less than nothing beyond it. */
const inside = ({ x, y }: Point): number =>
  Math.min(...SIDES.map((side) => INWARDS - x * Math.cos(side) - y * Math.sin(side)))
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const KINDS: UnitKind[] = ['char', 'mech', 'worker']
/** Every crowd of one faction: any of the three kinds of units. */
const CROWDS = Array.from({ length: 7 }, (_, k) => KINDS.filter((_kind, bit) => ((k + 1) >> bit) & 1))
const AMOUNTS = [0, 1, 2, 3, 4]
/** Units are seen above their feet. */
const HALF: Record<UnitKind, number> = { char: 18, mech: 23, worker: 15 }
const bodies = (kinds: UnitKind[]): Point[] =>
  Object.entries(unitSlots(HEX, new Set(kinds))).map(([kind, { x, y }]) => ({ x, y: y - HALF[kind as UnitKind] }))
const standing = (kinds: UnitKind[], place = HEX): Point[] => Object.values(unitSlots(place, new Set(kinds)))

describe.each(CROWDS.map((kinds) => [kinds.join(', '), kinds] as const))('%s', (_, kinds) => {
  it.each(AMOUNTS)('have slots of their own beside %i kinds of goods, structure, token and sign', (goods) => {
    expect(standing(kinds)).toHaveLength(kinds.length)
    const built = { x: STRUCTURE_AT.x, y: STRUCTURE_AT.y - 16 }
    const all = [...bodies(kinds), ...goodSlots(goods), built, ENCOUNTER_AT, SIGN_AT]
    all.forEach((one, k) => all.slice(0, k).forEach((other) => expect(apart(one, other)).toBeGreaterThan(12)))
    for (const slot of [...standing(kinds), ...all]) expect(inside(slot)).toBeGreaterThanOrEqual(4)
  })

  it('are far enough from each other to be told apart', () => {
    const units = standing(kinds)
    units.forEach((one, k) => units.slice(0, k).forEach((other) => expect(apart(one, other)).toBeGreaterThan(25)))
  })

  it('stand lower in a base and at the Factory, where a building is', () => {
    const [base, works] = [
      standing(kinds, { ...HEX, base: 'nordic', terrain: '' }),
      standing(kinds, { ...HEX, terrain: 'factory' }),
    ]
    standing(kinds).forEach(({ x, y }, k) => {
      expect(base[k]).toEqual({ x, y: y + 4 })
      expect(works[k]).toEqual({ x, y: y + 12 })
    })
  })

  it('face another faction side by side, with the swords between', () => {
    const [ours, theirs] = [true, false].map((first) => Object.values(facingSlots(first, new Set(kinds))))
    expect(ours).toHaveLength(kinds.length)
    for (const { x } of ours ?? []) expect(x).toBeLessThan(CLASH_AT.x - 10)
    for (const { x } of theirs ?? []) expect(x).toBeGreaterThan(CLASH_AT.x + 10)
    const all = [...(ours ?? []), ...(theirs ?? [])]
    all.forEach((one, k) => all.slice(0, k).forEach((other) => expect(apart(one, other)).toBeGreaterThan(10)))
  })
})

it.each(AMOUNTS)('%i kinds of goods lie beside each other', (kinds) => {
  const slots = goodSlots(kinds)
  expect(slots).toHaveLength(kinds)
  slots.forEach((one, k) => slots.slice(0, k).forEach((other) => expect(apart(one, other)).toBeGreaterThan(20)))
})
