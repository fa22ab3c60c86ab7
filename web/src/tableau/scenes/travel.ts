/** On the road and on the water. */

import { star } from '../icons/shapes'
import type { Options, Pen } from './pen'
import { heap, person } from './things'

export function tank(k: Pen): void {
  const p = k.p
  k.path('M-42 0q-8 -2 -8 -9t9 -9h68q10 0 12 9t-8 9z', p.dark)
  for (let x = -38; x < 34; x += 12) k.dot(x, -8, 5, p.shade)
  k.area([-40, -18, -32, -28, 30, -28, 36, -18], p.body)
    .area([-18, -28, -12, -42, 14, -42, 20, -28], p.body)
    .shade('M2 -42H14L20 -28H30L36 -18H6z')
    .area([16, -39, 52, -50, 53, -46, 18, -33], p.shade)
    .box(-6, -46, 10, 5, p.roof)
    .path(star(0, -34, 5, 2.2), p.accent)
  k.line('M-30 -28l-4 -9M-26 -28l-2 -6', 1.3, p.dark)
}

export function car(k: Pen, x = 0, s = 1, c = k.p.accent): void {
  k.at(x, 0, s, () => {
    k.path('M-22 -5q-1 -8 6 -9l5 -8h18l8 8q8 1 8 9z', c)
      .window(-9, -19, 7, 6)
      .window(0, -19, 8, 6)
      .dot(-12, -4, 5, k.p.dark)
      .dot(13, -4, 5, k.p.dark)
      .dot(-12, -4, 2, k.p.metal)
      .dot(13, -4, 2, k.p.metal)
  })
}

export function cars(k: Pen): void {
  const p = k.p
  car(k, -30, 1.1, p.accent)
  car(k, 22, 1.25, p.body)
  k.at(-2, -18, 1, () => car(k, 0, 0.9, p.shade))
  k.line('M48 0V-46', 2.4, p.dark).path('M40 -58h17v14h-17z', p.accent).line('M45 -47v-8h4q4 2 0 4h-4', 1.6, p.glow)
}

export function truck(k: Pen): void {
  const p = k.p
  k.box(-44, -34, 56, 26, p.body)
    .shade('M-8 -34h20v26h-20z')
    .area([14, -8, 14, -28, 30, -28, 36, -18, 46, -16, 46, -8], p.accent)
    .window(19, -25, 10, 8)
    .box(-46, -9, 94, 4, p.dark)
  for (const x of [-34, -20, 28]) k.dot(x, -5, 7, p.dark).dot(x, -5, 3, p.metal)
  k.box(14, -46, 3.5, 20, p.metal).line('M-40 -22h48M-40 -28h48', 1, p.dark).area([44, -4, 52, -12, 52, -2], p.metal)
}

export function bus(k: Pen): void {
  const p = k.p
  k.path('M-44 -8V-34q0 -5 5 -5h74q8 0 9 8l2 23z', p.accent).shade('M14 -39h21q8 0 9 8l2 23H16z')
  for (let x = -38; x < 30; x += 13) k.window(x, -33, 9, 9)
  k.area([35, -33, 41, -33, 43, -22, 35, -22], p.dark).box(-45, -16, 90, 3, p.body)
  for (const x of [-26, 26]) k.dot(x, -6, 8, p.dark).dot(x, -6, 3.5, p.metal)
  k.box(-30, -45, 44, 6, p.wood).box(-24, -50, 14, 5, p.body).box(-6, -51, 10, 6, p.shade)
}

export function shipwreck(k: Pen): void {
  const p = k.p
  k.area([-48, -4, -40, -26, 30, -34, 50, -44, 38, 0, -44, 0], p.body)
    .area([-46, -4, 40, -12, 38, 0, -44, 0], p.accent)
    .shade('M6 -30L30 -34L50 -44L38 0H10z')
  k.area([-24, -28, -22, -44, 2, -46, 4, -30], p.shade)
    .window(-18, -40, 5, 4)
    .window(-8, -41, 5, 4)
    .box(8, -56, 8, 24, p.roof)
    .line('M30 -34L26 -58M26 -58L38 -40', 1.6, p.dark)
    .area([14, -20, 22, -23, 20, -10, 13, -12], p.dark)
}

export function docks(k: Pen): void {
  const p = k.p
  k.line(
    'M-20 0V-50M-6 0V-50M-20 -50H40M-20 -50L-34 -42M-13 -50L-13 -62L40 -50M-20 -12L-6 -26M-20 -26L-6 -40',
    2.6,
    p.dark,
  )
    .line('M30 -50V-28', 1.3, p.dark)
    .box(24, -28, 12, 10, p.accent)
  k.box(-42, -12, 18, 12, p.body)
    .box(6, -10, 18, 10, p.shade)
    .box(26, -10, 18, 10, p.body)
    .box(14, -19, 18, 9, p.roof)
    .path('M-60 0q8 -4 16 0t16 0 16 0 16 0 16 0 16 0 16 0V8H-60z', p.far2)
}

export function ship(k: Pen): void {
  const p = k.p
  k.path('M-60 0q8 -4 16 0t16 0 16 0 16 0 16 0 16 0 16 0V8H-60z', '#8fb9c6')
    .path('M-38 -4q4 -8 4 -14h66q6 -6 10 -14q2 22 -12 30z', p.wood)
    .shade('M6 -18h26q6 -6 10 -14q2 22 -12 30H8z')
    .box(-2, -60, 3, 44, p.wood)
    .path('M-24 -54q24 6 48 0l-3 28q-22 5 -42 0z', p.sky2)
    .path('M-12 -52q6 1.5 12 1.5v25q-6 0 -11 -1zM12 -52q6 -0.6 12 -2l-3 28q-5 1 -10 1z', p.accent, 'stroke="none"')
  for (let x = -24; x < 30; x += 11) k.dot(x, -15, 4, p.accent)
}

export function bridge(k: Pen): void {
  const p = k.p
  k.path('M-60 6q10 -5 20 0t20 0 20 0 20 0 20 0 20 0V12H-60z', p.far2)
  k.box(-58, -20, 116, 6, p.body).path(
    'M-40 2V-14h20q-10 2 -12 16z M20 2V-14h-20q10 2 12 16z M28 -14h20v16q-2 -14 -20 -16z',
    p.shade,
  )
  for (const x of [-30, 14]) k.box(x, -16, 12, 20, p.body)
  for (let x = -54; x < 56; x += 10) k.box(x, -25, 3, 6, p.body)
  k.box(-58, -26, 116, 2.5, p.roof)
}

export function crossroads(k: Pen): void {
  const p = k.p
  k.area([-58, 8, -8, -14, 8, -14, 58, 8], p.shade)
    .line('M0 -12L0 8', 1.6, p.glow, 'stroke-dasharray="3 3"')
    .box(-2, -58, 4, 52, p.wood)
    .area([-36, -56, 0, -56, 0, -46, -36, -46, -42, -51], p.accent)
    .area([36, -42, 2, -42, 2, -32, 36, -32, 42, -37], p.body)
    .line('M-32 -51h26M6 -37h26', 1.6, p.glow)
}

export function cart(k: Pen, { good }: Options = {}): void {
  const p = k.p
  k.at(0, -17, 1, () => heap(k, good, 0))
  k.area([-28, -18, 28, -18, 24, -8, -24, -8], p.wood)
    .dot(-16, -6, 8, p.dark)
    .dot(-16, -6, 5.5, p.body)
    .dot(16, -6, 8, p.dark)
    .dot(16, -6, 5.5, p.body)
    .line('M-16 -12v12M-22 -6h12M16 -12v12M10 -6h12M28 -14L50 -8', 1.6, p.dark)
}

export function camels(k: Pen): void {
  const p = k.p
  for (const [x, s] of [
    [-28, 0.9],
    [22, 1.05],
  ] as const)
    k.at(x, 0, s, () =>
      k
        .path(
          'M-24 -16q2 -10 8 -10q2 -10 8 -10t8 10q6 0 8 -2q0 -16 8 -20q7 -2 10 3l-1 4h-7q-3 4 -3 14q-1 9 -9 9h-20q-9 0 -10 2z',
          p.wood,
        )
        .line('M-16 -14L-18 0M-10 -14V0M4 -14L6 0M9 -14L13 0', 2.6, p.body)
        .area([-15, -32, -1, -32, 1, -18, -17, -18], p.accent),
    )
}

export function rider(k: Pen): void {
  const p = k.p
  k.path('M-34 -14q4 -12 18 -12h22q6 -12 18 -14l3 6q-7 3 -9 9q-2 16 -12 17h-30q-10 -1 -10 -6z', p.body)
    .line('M-24 -12L-28 0M-16 -10L-14 0M8 -10L6 0M16 -12L20 0', 3.6, p.body)
    .line('M-34 -16q-8 2 -9 12', 3, p.shade)
    .at(-4, -20, 0.85, () => person(k, 0, 0, 1, 'rifle'))
}

export function chariot(k: Pen): void {
  const p = k.p
  k.dot(-12, -11, 11, p.wood)
    .dot(-12, -11, 8, p.sky2)
    .line('M-12 -22v22M-23 -11h22M-20 -19l16 16M-20 -3l16 -16', 1.4, p.wood)
    .path('M-30 -14q0 -18 12 -20h14v20z', p.accent)
    .line('M-4 -16H20', 2, p.wood)
    .path('M14 -8q2 -12 14 -12h6q4 -12 14 -14l2 6q-6 3 -7 8q-1 12 -9 13h-14z', p.body)
    .line('M18 -10L16 0M24 -8V0M36 -9V0M40 -10L44 0', 2.6, p.body)
  person(k, -14, -14, 0.8, 'spear', false, 'nemes')
}
