/** Towns, their squares and their wonders. */

import { star } from '../icons/shapes'
import type { Options, Pen } from './pen'
import { temple } from './sacred'
import { heap, person, tree } from './things'

export function skyscraper(k: Pen): void {
  const p = k.p
  k.area([-36, 0, -36, -34, -30, -40, -22, -36, -18, -40, -18, 0], p.far2).area(
    [20, 0, 20, -28, 30, -34, 40, -26, 40, 0],
    p.far2,
  )
  k.area([-15, 0, -15, -64, -8, -70, -2, -62, 4, -66, 9, -54, 17, -50, 17, 0], p.body).shade('M4 -64L9 -54L17 -50V0H4z')
  for (let y = -58; y < -6; y += 8)
    for (let x = -11; x < 14; x += 7) if (!(y < -50 && x > 0) && k.chance(0.8)) k.window(x, y, 4, 4)
  k.line('M9 -54l4 -8M17 -50l5 -6M4 -66l1 -6', 1.2, p.dark).box(-20, -4, 42, 4, p.shade)
}

export function city(k: Pen): void {
  for (const [x, w, h] of [
    [-44, 16, 26],
    [-26, 20, 46],
    [-4, 14, 36],
    [12, 20, 58],
    [34, 16, 32],
  ] as const) {
    k.area([x, 0, x, -h, x + w * 0.5, -h - 4, x + w, -h + 3, x + w, 0], k.chance() ? k.p.body : k.p.shade)
    for (let y = -h + 6; y < -5; y += 7)
      for (let q = x + 3; q < x + w - 4; q += 6) if (k.chance(0.7)) k.window(q, y, 3, 3.5)
  }
}

export function stalls(k: Pen): void {
  const p = k.p
  for (const [x, c, g] of [
    [-32, p.accent, 'food'],
    [2, p.roof, 'gold'],
    [36, p.leaf ?? p.metal, 'wood'],
  ] as const) {
    k.line(`M${x - 13} 0V-28M${x + 13} 0V-28`, 2, p.wood).box(x - 15, -11, 30, 11, p.wood)
    k.at(x, -11, 0.62, () => heap(k, g, 0))
    for (let i = 0; i < 4; i++) k.path(`M${x - 16 + i * 8} -28h8v6q-4 4 -8 0z`, i % 2 ? p.sky2 : c)
    k.area([x - 16, -28, x - 12, -36, x + 12, -36, x + 16, -28], c)
  }
}

export function monument(k: Pen): void {
  const p = k.p
  k.box(-26, -6, 52, 6, p.shade)
    .box(-18, -13, 36, 8, p.body)
    .area([-8, -13, -5, -58, 0, -66, 5, -58, 8, -13], p.body)
    .shade('M0 -66L5 -58L8 -13H1z')
    .path(star(0, -36, 6, 2.6), p.accent)
    .line('M-6 -24h12M-7 -19h14', 1, p.dark)
}

export function statue(k: Pen, { head = 'helm', holds = 'spear' }: Options = {}): void {
  const p = k.p
  k.box(-17, -10, 34, 10, p.shade).box(-13, -16, 26, 7, p.body)
  const q = { ...p, roof: p.metal, accent: p.metal, wood: p.shade }
  const old = k.p
  k.p = q
  person(k, 0, -16, 1.15, holds, false, head)
  k.p = old
  k.line('M-10 -5h20', 1, p.dark)
  k.at(-38, -2, 0.8, () => tree(k, 'cypress'))
  k.at(38, -2, 0.8, () => tree(k, 'cypress'))
}

export function colossus(k: Pen): void {
  const p = k.p
  k.area([-30, 0, -24, -12, -8, -12, -6, 0], p.shade)
    .area([6, 0, 8, -12, 24, -12, 30, 0], p.shade)
    .area([-18, -12, -10, -40, 10, -40, 18, -12, 8, -12, 0, -28, -8, -12], p.metal)
    .area([-15, -40, -12, -58, 12, -58, 15, -40], p.metal)
    .shade('M0 -58H12L18 -12H8L0 -28z')
    .dot(0, -64, 7, p.metal)
    .line('M13 -55L26 -74', 6, p.metal)
    .path('M22 -74q-2 -9 5 -14q6 7 3 14z', p.glow)
    .line('M-13 -55L-22 -36', 6, p.metal)
  k.path('M-60 0q8 -4 16 0t16 0 16 0 16 0 16 0 16 0 16 0V6H-60z', '#8fb9c6')
}

export function pyramid(k: Pen): void {
  const p = k.p
  k.area([-62, 0, -30, -38, 2, 0], p.shade).area([-38, 0, 6, -60, 50, 0], p.body).path('M6 -60L50 0H14z', p.shade)
  for (let y = -10; y > -56; y -= 10) {
    const w = 44 * (1 + y / 60)
    k.line(`M${6 - w} ${y}H${6 + w}`, 0.8, p.dark, 'opacity=".5"')
  }
  k.area([6, -60, -0.5, -51, 9, -51], '#f7d45a')
  k.at(-46, 0, 0.9, () => tree(k, 'palm'))
}

export function sphinx(k: Pen): void {
  const p = k.p
  k.box(-50, -5, 100, 5, p.shade)
  k.path('M-46 -5V-16q1 -13 18 -14h22q10 1 13 9l2 16z', p.body)
    .shade('M-4 -30q10 1 11 9l2 16H-6q4 -12 2 -25z')
    .path('M-44 -5q-2 -12 10 -14q10 1 11 14z', p.shade) // back and haunch
  k.path('M2 -5v-8q12 -3 26 -2h18q4 1 4 5v5z', p.body).line('M40 -15v5M46 -14v4', 1, p.dark) // paws
  k.path('M-2 -14q-6 -26 4 -38q12 -8 22 0q8 12 6 34q-4 4 -8 3l-2 -10h-12l-2 11q-5 2 -8 0z', p.accent) // headdress
  k.line('M-1 -40h8M-2 -33h7M-2 -26h7M27 -40h-6M29 -33h-7M29 -26h-7M4 -50l5 8M22 -51l-4 9', 1.3, '#f7d45a')
  k.path('M5 -44q8 -5 17 0v12q-1 8 -8 9q-7 -1 -9 -9z', p.body)
    .shade('M15 -46q4 0 7 2v12q-1 8 -8 9z')
    .path('M5 -45q8 -6 17 0l-1 4q-8 -4 -15 0z', '#f7d45a')
  k.dot(10.5, -36, 1.3, p.dark)
    .dot(17.5, -36, 1.3, p.dark)
    .line('M12 -28h5', 1.2, p.dark)
    .path('M12 -23h5l-1 7h-3z', '#f7d45a')
}

export function avenue(k: Pen): void {
  const p = k.p
  k.area([-30, 8, -6, -16, 6, -16, 30, 8], p.sky2)
  for (const s of [1, -1])
    for (const [x, y, q] of [
      [46, 2, 0.52],
      [28, -8, 0.36],
    ] as const)
      k.at(s * x, y, q, () => sphinx(k), s > 0)
  k.at(0, -14, 0.62, () => temple(k, { n: 4, w: 50 }))
}

export function eagle(k: Pen): void {
  const p = k.p
  k.box(-20, -8, 40, 8, p.shade)
    .box(-5, -20, 10, 14, p.shade)
    .path(
      'M0 -18q-12 -2 -14 -16q-14 2 -36 -12q10 0 14 -3q-8 0 -14 -6q14 2 22 -1q12 0 20 10q3 -10 8 -12q5 -1 8 4l-4 2q8 -8 20 -8q8 3 22 1q-6 6 -14 6q4 3 14 3q-22 14 -36 12q-2 14 -10 20z',
      p.roof,
    )
    .shade('M4 -44q8 -8 20 -8q8 3 22 1q-6 6 -14 6q4 3 14 3q-22 14 -36 12q-2 14 -10 20z')
    .dot(5, -56, 1.2, p.dark)
    .path('M11 -54l6 3 -6 1z', p.glow)
}

export function hall(k: Pen): void {
  const p = k.p
  k.path('M-40 0V-20h80V0z', p.body)
    .path('M-48 -18q14 -4 18 -16h60q4 12 18 16z', p.roof)
    .shade('M4 -34h26q4 12 18 16H8z')
  for (const x of [-34, -16, 10, 28]) k.box(x, -16, 6, 16, p.wood)
  k.box(-7, -15, 14, 15, p.dark).path('M-28 -34q20 -4 22 -12h12q2 8 22 12z', p.roof)
  for (const x of [-24, 20]) k.dot(x, -12, 3.5, p.accent).line(`M${x} -16v-3`, 1, p.dark)
}

export function dojo(k: Pen): void {
  hall(k)
  person(k, -38, 2, 0.9, 'sword', true, 'kabuto')
  person(k, 40, 2, 0.9, 'sword', false, 'kabuto')
}

export function theatre(k: Pen): void {
  const p = k.p
  k.box(-46, -6, 92, 6, p.wood)
    .box(-42, -50, 84, 6, p.roof)
    .path('M-42 -44q12 20 2 38h-4zM42 -44q-12 20 -2 38h4z', p.accent)
    .box(-34, -44, 68, 38, p.sky2, 'opacity=".7"')
  person(k, -14, -6, 0.9, 'arms')
  person(k, 14, -6, 0.9, 'scroll', false, 'mask')
}

export function diceHouse(k: Pen): void {
  hall(k)
  const p = k.p
  for (const [x, y, c] of [
    [-44, 0, p.sky2],
    [38, 0, p.sky2],
  ] as const) {
    k.box(x, y - 12, 12, 12, c)
      .dot(x + 3.5, y - 8.5, 1.3, p.accent)
      .dot(x + 8.5, y - 3.5, 1.3, p.accent)
      .dot(x + 6, y - 6, 1.3, p.accent)
  }
}
