/** Small things that many scenes hold: people and what they carry, heaps of goods, trees, fire. */

import type { Pen } from './pen'

type Draw = (k: Pen) => unknown

const SKIN = '#e8bd90'
const skin = (k: Pen): string => (k.cut ? SKIN : k.p.metal)

const hood: Draw = (k) => k.path('M-8 -27q-1 -14 8 -14q9 0 8 14q-3 -9 -8 -9t-8 9z', k.p.shade)
const hair: Draw = (k) => k.path('M-7 -33q1 -7 7 -7t7 7q-7 -4 -14 0z', k.p.dark)

const HEADS: Record<string, Draw> = {
  hood,
  hat: (k) => k.oval(0, -36, 11, 2.6, k.p.dark).path('M-6 -36q0 -8 6 -8t6 8z', k.p.dark),
  helm: (k) =>
    k
      .path('M-7.5 -31q-1 -10 7.5 -10q8.5 0 7.5 10l-3 1v-4h-9v4z', k.p.metal)
      .path('M-7 -40q7 -9 14 0q-7 -4 -14 0z', k.p.accent),
  kabuto: (k) =>
    k.path('M-9 -31q-1 -9 9 -10q10 1 9 10l-4 -2h-10z', k.p.dark).line('M-2 -40l-6 -7M2 -40l6 -7', 1.8, k.p.glow),
  horn: (k) =>
    k.path('M-7.5 -32q0 -9 7.5 -9t7.5 9z', k.p.metal).line('M-7 -35q-6 -1 -6 -8M7 -35q6 -1 6 -8', 2.2, k.p.sky2),
  nemes: (k) => k.path('M-9 -24q0 -17 9 -17q9 0 9 17l-4 1q1 -10 -1 -12h-8q-2 2 -1 12z', k.p.accent),
  mask: (k) => k.dot(-2.5, -33, 2, k.p.dark).dot(3, -33, 2, k.p.dark).oval(0.5, -29, 2.6, 2, k.p.dark),
}

const HOLDS: Record<string, Draw> = {
  pack: (k) => k.path('M6 -28q12 -4 14 6q1 10 -10 10z', k.p.wood).line('M18 -30h-10', 2, k.p.accent),
  rifle: (k) => k.line('M-12 -8L16 -38', 2.6, k.p.dark).line('M-12 -8l8 -8', 3.8, k.p.wood),
  axe: (k) => k.line('M10 0L16 -42', 2.2, k.p.wood).path('M13 -42q10 -4 14 4q-4 5 -13 3z', k.p.metal),
  spear: (k) => k.line('M13 2V-52', 1.8, k.p.wood).path('M10 -50l3 -9 3 9z', k.p.metal),
  staff: (k) => k.line('M13 2V-46', 2, k.p.wood).dot(13, -48, 4, k.p.glow),
  sword: (k) => k.line('M11 -14L25 -40', 2.6, k.p.metal).line('M9 -19l7 4', 2, k.p.accent),
  scales: (k) =>
    k
      .line('M14 -10V-40M4 -38h20', 1.6, k.p.dark)
      .path('M0 -28h10q-5 6 -10 0zM19 -28h10q-5 6 -10 0z', k.p.glow)
      .line('M5 -38l-4 10M5 -38l4 10M24 -38l-4 10M24 -38l4 10', 0.9, k.p.dark),
  arms: (k) => k.line('M-8 -22L-20 -42M8 -22L20 -42', 4.6, k.p.roof).dot(-21, -44, 3, skin(k)).dot(21, -44, 3, skin(k)),
  tool: (k) => k.line('M10 -2L20 -36', 2.2, k.p.wood).path('M10 -38q9 -5 20 2l-2 3q-9 -4 -17 -1z', k.p.metal),
  basket: (k) => k.path('M8 -16h16l-3 12h-10z', k.p.wood).dot(12, -17, 3, '#cf4a2c').dot(17, -18, 3, '#d9832e'),
  scroll: (k) => k.box(8, -26, 12, 16, k.p.sky2).line('M10 -22h8M10 -18h8M10 -14h5', 1, k.p.dark),
}

/** Somebody, with something on the head and something in the hands. */
export function person(k: Pen, x = 0, y = 0, s = 1, holds = '', flip = false, head = ''): void {
  const bare = k.cut ? hair : head === '' ? hood : () => k
  k.at(
    x,
    y,
    s,
    () => {
      k.path('M-10 0q-2 -18 4 -25q6 -4 12 0q6 7 4 25z', k.p.roof)
        .shade('M1 -27q4 0 5 2q6 7 4 25H2z')
        .dot(0, -32, 6.5, skin(k))
      ;(HEADS[head] ?? bare)(k)
      HOLDS[holds]?.(k)
    },
    flip,
  )
}

export function crate(k: Pen, x: number, y: number): void {
  k.box(x, y - 11, 12, 11, k.p.wood).line(`M${x} ${y - 11}l12 11M${x + 12} ${y - 11}l-12 11`, 0.9, k.p.dark)
}

export function barrel(k: Pen, x: number, y: number): void {
  k.path(`M${x} ${y}q-2 -5.5 0 -11h10q2 5.5 0 11z`, k.p.accent)
  k.line(`M${x - 0.6} ${y - 3.5}h11.2M${x - 0.6} ${y - 7.5}h11.2`, 1, k.p.dark)
}

type Places = readonly (readonly [number, number])[]
const THREE: Places = [
  [-12, 0],
  [2, 0],
  [-5, -11],
]
const PYRAMID: Places = [
  [-15, 0],
  [-3, 0],
  [9, 0],
  [-9, -7],
  [3, -7],
  [-3, -14],
]
const blocks =
  (fill: (k: Pen) => string) =>
  (k: Pen, x: number): void => {
    for (const [a, b] of PYRAMID) k.box(x + a, b - 7, 11, 6.5, fill(k))
  }

function arms(k: Pen, x: number): void {
  k.line(`M${x - 10} 0L${x + 3} -26M${x + 10} 0L${x - 3} -26M${x} 0V-27`, 2.4, k.p.dark)
  k.line(`M${x - 10} 0l4 -8M${x + 10} 0l-4 -8M${x} 0v-8`, 3.4, k.p.wood)
}

const HEAPS: Record<string, (k: Pen, x: number) => void> = {
  fuel: (k, x) => {
    for (const [a, b] of THREE) barrel(k, x + a, b)
  },
  brick: blocks(() => '#b8512f'),
  stone: blocks((k) => k.p.metal),
  iron: (k, x) => {
    for (const [a, b] of [
      [-15, 0],
      [1, 0],
      [-7, -7],
    ] as const)
      k.area([x + a, b, x + a + 2, b - 7, x + a + 12, b - 7, x + a + 14, b], k.p.metal)
  },
  wood: (k, x) => {
    for (const [a, b] of PYRAMID) k.dot(x + a * 0.75, b - 4, 4.5, '#c99a5f').dot(x + a * 0.75, b - 4, 1.5, k.p.dark)
  },
  food: (k, x) => {
    for (const a of [x - 10, x + 4])
      k.path(`M${a - 7} -9h14l-2 9h-10z`, k.p.wood)
        .dot(a - 3, -10, 3, '#cf4a2c')
        .dot(a + 3, -10, 3, '#d9832e')
        .dot(a, -13, 3, '#cf4a2c')
  },
  gold: (k, x) => {
    k.path(`M${x - 12} 0v-8q12 -8 24 0v8z`, k.p.wood).oval(x, -9, 10, 4, '#f3c22b')
    for (let i = 0; i < 4; i++) k.dot(x - 8 + i * 5, -11 - (i % 2) * 2, 2.6, '#f7d45a')
  },
  gun: arms,
  raze_token: arms,
  worker: (k, x) => {
    person(k, x - 9, 0, 0.6)
    person(k, x + 7, 0, 0.65)
  },
}

/** Some of a good, as it lies about; what has no shape of its own is in crates. */
export function heap(k: Pen, good = '', x = 0): void {
  const draw = HEAPS[good]
  if (draw !== undefined) draw(k, x)
  else for (const [a, b] of THREE) crate(k, x + a - 1, b)
}

const TREES: Record<string, (k: Pen, leaf: string, leaf2: string) => unknown> = {
  pine: (k, leaf, leaf2) =>
    k
      .box(-2, -8, 4, 8, k.p.wood)
      .area([-13, -7, 0, -26, 13, -7], leaf2)
      .area([-11, -18, 0, -36, 11, -18], leaf)
      .area([-8, -29, 0, -45, 8, -29], leaf),
  dead: (k) => k.line('M0 0V-30M0 -18L-10 -30M0 -24L9 -36M-6 -26L-12 -24M0 -30L-4 -40', 2.6, k.p.dark),
  cypress: (k, _, leaf2) => k.box(-1.5, -6, 3, 6, k.p.wood).path('M-6 -5q-2 -26 6 -42q8 16 6 42z', leaf2),
  palm: (k, leaf) =>
    k
      .line('M0 0q4 -18 -1 -34', 3, k.p.wood)
      .path(
        'M-1 -34q-10 -8 -18 2q10 -4 18 -2q-4 -12 6 -14q-4 8 -6 14q10 -8 18 0q-10 -2 -18 0q8 2 8 12q-6 -8 -8 -12z',
        leaf,
      ),
  bamboo: (k, _, leaf2) => {
    for (const x of [-8, 0, 8]) k.line(`M${x} 0V-46M${x - 2} -14h4M${x - 2} -28h4`, 2.4, leaf2)
    k.path('M0 -40q10 -2 14 -8q-12 0 -14 8zM-8 -34q-10 -2 -14 -8q12 0 14 8z', k.p.ground)
  },
  sakura: (k, leaf, leaf2) =>
    k
      .line('M0 0q-1 -10 2 -18M1 -14l-8 -8M2 -16l8 -7', 3, k.p.dark)
      .dot(-8, -27, 9, leaf)
      .dot(9, -28, 9, leaf)
      .dot(0, -34, 10, leaf)
      .dot(3, -26, 7, leaf2, 'stroke="none" opacity=".5"'),
  oak: (k, leaf, leaf2) =>
    k.box(-2.5, -12, 5, 12, k.p.wood).dot(-7, -20, 9, leaf2).dot(8, -20, 9, leaf).dot(0, -28, 11, leaf),
}

export function tree(k: Pen, kind: string): void {
  TREES[kind]?.(k, k.p.leaf ?? k.p.ground2, k.p.leaf2 ?? k.p.shade)
}

export function smoke(k: Pen, x: number, y: number): void {
  for (let i = 0; i < 3; i++) k.dot(x + i * 4, y - i * 7, 4 + i * 2, k.cut ? k.p.sky2 : k.p.far, 'opacity=".8"')
}

export function fire(k: Pen, x: number, s = 1): void {
  k.at(x, 0, s, () =>
    k
      .line('M-9 0L9 -6M9 0L-9 -6', 3, k.p.wood)
      .path('M-9 -4q-5 -14 4 -22q2 8 6 8q1 -12 -2 -20q14 10 10 34z', '#f2792b')
      .path('M-4 -4q-2 -8 3 -14q6 6 4 14z', '#ffd86b'),
  )
}
