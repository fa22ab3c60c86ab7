/** Fields, woods, animals. */

import type { Options, Pen } from './pen'
import { house } from './houses'
import { camp } from './strongholds'
import { heap, person, tree } from './things'

export function forest(k: Pen, { kind = 'pine' }: Options = {}): void {
  for (const [x, y, s] of [
    [-44, -4, 0.8],
    [-24, -5, 0.9],
    [40, -4, 0.85],
    [20, -5, 0.95],
    [-34, 0, 1],
    [32, 1, 1.1],
    [-2, 0, 1.35],
  ] as const)
    k.at(x, y, s, () => tree(k, kind))
}

export function lumber(k: Pen): void {
  const p = k.p
  k.at(-32, -2, 1.1, () => tree(k, p.land === 'barbarians' ? 'pine' : 'oak'))
  k.at(38, -3, 0.9, () => tree(k, 'pine'))
  heap(k, 'wood', 14)
  person(k, -8, 0, 1.05, 'axe', false, 'hat')
  k.box(-26, -6, 8, 6, p.wood).oval(-22, -6, 4, 1.6, '#e9c08a')
}

export function field(k: Pen): void {
  for (let i = 0; i < 6; i++) {
    const y = -2 - i * 4.5,
      w = 58 - i * 5
    let d = `M${-w} ${y}`
    for (let x = -w; x < w; x += 6) d += `q1.5 ${-7 + i * 0.7} 3 0t3 0`
    k.path(d + `v6h${-2 * w}z`, i % 2 ? '#e3bd4e' : '#d2a83c', 'stroke-width=".7"')
  }
  k.at(30, -20, 0.9, () => house(k, { w: 24, h: 12, roof: 11 }))
  k.at(-24, -4, 0.9, () => person(k, 0, 0, 1, 'tool', false, 'hat'))
}

export function rice(k: Pen): void {
  for (let i = 0; i < 5; i++) {
    const y = -i * 8,
      w = 58 - i * 8
    k.path(`M${-w} ${y}q${w} ${-8 + i} ${2 * w} 0v6h${-2 * w}z`, i % 2 ? '#9fc7c9' : '#c9dfd3')
    for (let x = -w + 8; x < w - 6; x += 9) k.line(`M${x} ${y}v-4M${x} ${y}l-2 -3M${x} ${y}l2 -3`, 1, '#5d8a46')
  }
  k.at(-18, -10, 0.8, () => person(k, 0, 0, 1, 'basket', false, 'hat'))
}

export function garden(k: Pen): void {
  const p = k.p
  k.at(-38, -4, 1, () => tree(k, 'cypress'))
  k.at(38, -4, 1, () => tree(k, 'cypress'))
  k.box(-30, -10, 60, 10, p.leaf ?? p.ground2)
  for (let i = 0; i < 9; i++) k.dot(-27 + i * 6.8, -10 - (i % 2) * 3, 3, k.pick('#d65a6a', '#f0b73c', '#f6efe0'))
  k.path('M-14 -10h28l-4 -6h-20z', p.body)
    .box(-3, -28, 6, 12, p.body)
    .oval(0, -28, 13, 3.5, p.body)
    .line('M0 -30q-8 -14 -11 -2M0 -30q8 -14 11 -2M0 -30v-12', 1.6, '#8fc5d6')
}

export function oasis(k: Pen): void {
  k.oval(4, -2, 42, 7, '#6fbcc0').oval(4, -3, 30, 4, '#a8dcd6', 'stroke="none"')
  k.at(-30, -4, 1.4, () => tree(k, 'palm'))
  k.at(32, -6, 1.15, () => tree(k, 'palm'), true)
  k.at(-12, -8, 0.9, () => tree(k, 'palm'))
  k.at(14, -8, 0.6, () => camp(k, { n: 2 }))
}

export function pigs(k: Pen): void {
  const p = k.p
  k.at(-22, -2, 0.95, () => house(k, { w: 38, h: 18, roof: 16 }))
  for (const [x, s] of [
    [16, 1],
    [40, 0.8],
  ] as const)
    k.at(x, 0, s, () =>
      k
        .oval(0, -10, 13, 8, '#e9a79c')
        .dot(11, -12, 5.5, '#e9a79c')
        .oval(15.5, -11, 2.2, 2.6, '#c97a70')
        .area([8, -17, 10, -21, 12, -17], '#c97a70')
        .dot(12, -14, 0.9, p.dark)
        .line('M-8 -3V0M-3 -3V0M4 -3V0M8 -3V0', 2.6, '#c97a70')
        .line('M-13 -12q-4 -3 -2 -6', 1.4, '#c97a70'),
    )
  k.line('M4 -4H58M4 -10H58M8 0V-14M26 0V-14M46 0V-14', 1.8, p.wood)
}

export function hunt(k: Pen): void {
  const p = k.p
  k.at(-36, -2, 1, () => tree(k, 'pine'))
  person(k, -12, 0, 1.15, 'spear', false, 'hat')
  k.at(28, 0, 1, () =>
    k
      .path('M-14 -14q0 -8 10 -8h10q4 -6 6 -14l3 1q2 4 6 6l-2 4q-5 0 -6 6q0 8 -6 9h-16q-5 0 -5 -4z', p.wood)
      .line('M-11 -12L-12 0M-6 -10V0M6 -10V0M10 -12L11 0M10 -36l-3 -8M10 -36l4 -9M8 -41l-5 -1M13 -42l5 -1', 2, p.wood),
  )
}

export function scorpion(k: Pen): void {
  const p = k.p
  k.oval(0, -8, 16, 8, p.dark)
    .path('M-14 -10q-22 -4 -20 -22q2 -14 16 -12q-10 4 -9 12q1 10 15 14z', p.dark)
    .path('M-18 -46l12 2 -8 7z', p.accent)
    .line('M14 -10q12 -2 14 -10M14 -6q14 2 18 -6', 3, p.dark)
    .path('M24 -24q8 -4 10 4q-6 -1 -8 4zM30 -14q9 -3 9 5q-5 -1 -8 3z', p.dark)
    .line('M-8 -2l-5 5M-1 -1v5M6 -2l5 5', 2, p.dark)
  k.at(42, 0, 0.8, () => heap(k, 'stone', 0))
}
