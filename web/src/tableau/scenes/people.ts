/** People at their trade. */

import type { Options, Pen } from './pen'
import { barrel, heap, person } from './things'

export function cultist(k: Pen): void {
  const p = k.p
  person(k, 0, 0, 1.5, 'staff')
  for (const x of [-34, 34]) {
    barrel(k, x - 5, 0)
    k.path(`M${x - 4} -11q-4 -9 4 -18q8 9 4 18z`, p.glow)
  }
}

export function trader(
  k: Pen,
  {
    holds = k.pick('pack', 'pack', 'scroll', 'staff'),
    head = k.pick('hat', 'hat', 'hood', k.cut ? '' : 'mask'),
    good,
  }: Options = {},
): void {
  const p = k.p
  person(k, -12, 0, 1.4, holds, false, head)
  k.at(28, 0, 1, () => {
    k.box(-16, -18, 34, 3, p.wood).line('M-13 -16V0M15 -16V0', 2, p.wood)
    k.at(1, -18, 0.85, () => heap(k, good, 0))
  })
}

export function gang(k: Pen, { holds = 'rifle', head = 'hood', n = 3 }: Options = {}): void {
  person(k, -24, -3, 1.05, n > 3 ? '' : holds, true, head)
  person(k, 24, -3, 1.05, holds, false, head)
  person(k, 0, 0, 1.35, holds, false, head)
}

export function crowd(k: Pen, { head = '' }: Options = {}): void {
  for (const [x, y, s] of [
    [-34, -8, 0.8],
    [-14, -10, 0.85],
    [12, -10, 0.85],
    [34, -8, 0.8],
    [-24, 0, 1],
    [0, 1, 1.1],
    [25, 0, 1],
  ] as const)
    person(k, x, y, s, k.pick('', '', 'spear', 'basket'), k.chance(), head)
}
