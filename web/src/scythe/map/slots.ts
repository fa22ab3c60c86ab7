/** Where things stand in a hex, from its middle: units with their feet, everything else with its middle. Each kind has its
 own slot, so that the fullest hex is read like every other. */

import type { Place, Point } from './geometry'

export type UnitKind = 'char' | 'mech' | 'worker'

export const SIGN_AT: Point = { x: 0, y: -47 }
export const ENCOUNTER_AT: Point = { x: -27, y: -25 }
export const STRUCTURE_AT: Point = { x: 27, y: -19 }
export const CLASH_AT: Point = { x: 0, y: -4 }

/** Character, mechs and workers of one faction, by who else is there; those in front have their feet lower. */
const UNITS: Record<string, Partial<Record<UnitKind, Point>>> = {
  char: { char: { x: 0, y: 16 } },
  mech: { mech: { x: 0, y: 16 } },
  worker: { worker: { x: 0, y: 16 } },
  'char mech': { char: { x: -22, y: 18 }, mech: { x: 23, y: 11 } },
  'char worker': { char: { x: -14, y: 16 }, worker: { x: 33, y: 19 } },
  'mech worker': { mech: { x: -13, y: 14 }, worker: { x: 29, y: 18 } },
  'char mech worker': { char: { x: -30, y: 21 }, mech: { x: 14, y: 5 }, worker: { x: 37, y: 23 } },
}

const GOODS: Point[][] = [
  [],
  [{ x: 0, y: 38 }],
  [
    { x: -13, y: 37 },
    { x: 13, y: 37 },
  ],
  [
    { x: -25, y: 31 },
    { x: 0, y: 40 },
    { x: 25, y: 31 },
  ],
  [
    { x: -35, y: 27 },
    { x: -12, y: 38 },
    { x: 12, y: 38 },
    { x: 35, y: 27 },
  ],
]

/** Two factions face each other: the one whose turn it is on the left, and how its kinds stand side by side. */
const SIDE = 25
const FACING: number[][] = [[], [0], [-9, 11], [-14, 2, 14]]

const KINDS: UnitKind[] = ['char', 'mech', 'worker']

/** Units of a base stand in its yard, those at the Factory before its gate. */
const yard = (place: Place): number => (place.base !== '' ? 4 : place.terrain === 'factory' ? 12 : 0)

/** Where a faction that is alone in a place has its units of these kinds. */
export function unitSlots(place: Place, kinds: ReadonlySet<UnitKind>): Partial<Record<UnitKind, Point>> {
  const found = UNITS[KINDS.filter((kind) => kinds.has(kind)).join(' ')] ?? {}
  const moved = Object.entries(found).map(([kind, { x, y }]) => [kind, { x, y: y + yard(place) }] as const)
  return Object.fromEntries(moved)
}

/** Where it has them while another faction is there too. */
export function facingSlots(first: boolean, kinds: ReadonlySet<UnitKind>): Partial<Record<UnitKind, Point>> {
  const order = (['mech', 'char', 'worker'] as const).filter((kind) => kinds.has(kind))
  const steps = FACING[order.length] ?? []
  return Object.fromEntries(
    order.map((kind, k) => [kind, { x: (first ? -SIDE : SIDE) + (steps[k] ?? 0), y: 17 + k }] as const),
  )
}

/** Where so many kinds of goods lie. */
export const goodSlots = (kinds: number): Point[] => GOODS[kinds] ?? []
