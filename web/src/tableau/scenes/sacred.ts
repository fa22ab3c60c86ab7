/** Churches, temples, shrines; what is left of columns. */

import { star } from '../icons/shapes'
import type { Options, Pen } from './pen'
import { fire, heap, person } from './things'

export function church(k: Pen, { w = 40 }: Options = {}): void {
  const p = k.p
  k.box(-w / 2 + 12, -22, w - 4, 22, p.body)
    .area([-w / 2 + 9, -22, w / 2 - 12, -40, w / 2 + 11, -22], p.roof)
    .shade(`M${w / 2 - 12} -40L${w / 2 + 11} -22V0H${w / 2 - 6}V-24z`)
  k.box(-w / 2 - 6, -36, 18, 36, p.body).area([-w / 2 - 8, -36, -w / 2 + 3, -60, -w / 2 + 14, -36], p.roof)
  k.line(`M${-w / 2 + 3} -60v-10M${-w / 2 - 1} -66h8`, 2, p.dark)
    .path(`M${-w / 2 - 1} 0v-9q4 -6 8 0v9z`, p.dark)
    .dot(-w / 2 + 3, -27, 3, p.glow)
  for (const x of [0, 10]) k.path(`M${x} -6v-7q3 -5 6 0v7z`, p.dark)
  if (!k.cut) k.area([w / 2 - 8, -37, w / 2 + 2, -29, w / 2 - 5, -26], p.sky2)
}

export function chapel(k: Pen): void {
  const p = k.p
  k.box(-20, -24, 40, 24, p.shade)
    .area([-25, -22, 0, -56, 25, -22], p.roof)
    .shade('M0 -56L25 -22H6z')
    .line('M0 -56v-9M-4 -61h8', 2, p.dark)
    .path('M-7 0v-12q7 -9 14 0V0z', p.dark)
    .dot(0, -32, 4, p.glow)
  k.line('M-25 -22l-8 6M25 -22l8 6', 2.2, p.wood)
}

export function temple(k: Pen, { w = 70, h = 26, n = 6, broken = false }: Options = {}): void {
  const p = k.p
  const a = w / 2
  k.box(-a - 5, -4, w + 10, 4, p.shade).box(-a - 2, -8, w + 4, 4, p.body)
  k.box(-a + 4, -8 - h, w - 8, h, p.dark, 'opacity=".55" stroke="none"')
  for (let i = 0; i < n; i++) {
    const x = -a + 2 + (i * (w - 9)) / (n - 1),
      cut = broken && i === n - 2 ? h * 0.5 : 0
    k.box(x, -8 - h + cut, 5, h - cut, p.body).shade(`M${x + 3} ${-8 - h + cut}h2v${h - cut}h-2z`)
  }
  if (!broken)
    k.box(-a - 1, -13 - h, w + 2, 5, p.body)
      .area([-a - 4, -13 - h, 0, -13 - h - 16, a + 4, -13 - h], p.roof)
      .area([-a + 12, -14.5 - h, 0, -15 - h - 9, a - 12, -14.5 - h], p.body, 'stroke-width=".8"')
  else
    k.area([-a - 1, -8 - h, a * 0.4, -8 - h, a * 0.3, -13 - h, -a - 1, -13 - h], p.body).area(
      [-a - 4, -13 - h, -a * 0.1, -13 - h - 14, a * 0.25, -13 - h - 5, a * 0.1, -13 - h],
      p.roof,
    )
}

export function court(k: Pen): void {
  temple(k, { n: 5, w: 66, h: 24, broken: true })
}

export function shrine(k: Pen): void {
  const p = k.p
  k.box(-30, -3, 60, 3, p.shade)
    .box(-22, -17, 44, 14, p.body)
    .path('M-36 -15q18 -2 22 -15h28q4 13 22 15q-4 -5 -10 -5h-52q-6 0 -10 5z', p.roof)
    .shade('M2 -30h12q4 13 22 15q-20 -3 -34 -4z')
  k.box(-5, -14, 10, 11, p.dark)
    .box(-17, -13, 7, 6, p.glow)
    .box(10, -13, 7, 6, p.glow)
    .path('M-18 -30q16 -2 18 -12q2 10 18 12z', p.roof)
}

export function pagoda(k: Pen, { n = 3 }: Options = {}): void {
  const p = k.p
  let y = 0
  for (let i = 0; i < n; i++) {
    const w = 40 - i * 9
    k.box(-w / 2 + 4, y - 13, w - 8, 13, p.body)
      .box(-3, y - 9, 6, 9, p.dark)
      .path(
        `M${-w / 2 - 7} ${y - 11}q${w * 0.3} -1 ${w * 0.36} -8h${w * 0.28 + 14 - 0}q4 6 ${w * 0.36} 8q-5 -4 -9 -4h${-w + 4}q-5 0 -9 4z`,
        p.roof,
      )
    y -= 18
  }
  k.line(`M0 ${y}v-12`, 2, p.accent)
}

export function torii(k: Pen, { s = 1 }: Options = {}): void {
  const p = k.p
  k.box(-24 * s, -38 * s, 5, 38 * s, p.accent)
    .box(19 * s, -38 * s, 5, 38 * s, p.accent)
    .box(-27 * s, -32 * s, 54 * s, 4, p.accent)
    .path(`M${-36 * s} ${-48 * s}q${36 * s} ${8 * s} ${72 * s} 0l-3 7q${-33 * s} ${6 * s} ${-66 * s} 0z`, p.roof)
}

export function gate(k: Pen): void {
  torii(k, { s: 1.25 })
  person(k, -6, 0, 0.6, 'spear', false, 'kabuto')
  person(k, 8, 0, 0.6)
}

export function altar(k: Pen): void {
  const p = k.p
  k.box(-30, -5, 60, 5, p.shade).box(-22, -20, 44, 15, p.body).shade('M4 -20h18v15H4z').box(-26, -24, 52, 5, p.body)
  k.at(0, -23, 0.9, () => fire(k, 0))
  for (const x of [-42, 42]) k.area([x - 6, 0, x - 4, -40, x, -46, x + 4, -40, x + 6, 0], p.metal)
}

export function idol(k: Pen): void {
  const p = k.p
  k.box(-22, -6, 44, 6, p.shade)
    .path('M-13 -6V-44q0 -16 13 -16t13 16V-6z', p.wood)
    .shade('M3 -60q10 2 10 16V-6H4z')
    .dot(-5, -44, 4, p.glow)
    .dot(5, -44, 4, p.glow)
    .dot(-5, -44, 1.6, p.dark)
    .dot(5, -44, 1.6, p.dark)
    .path('M-8 -32h16l-3 7h-10z', p.dark)
    .line('M-13 -20h26M-13 -14h26', 1.6, p.accent)
    .line('M-12 -54l-10 -8M12 -54l10 -8', 3.4, p.wood)
  fire(k, -36, 0.7)
  fire(k, 36, 0.7)
}

export function pyre(k: Pen): void {
  const p = k.p
  k.line('M-26 0L0 -26M26 0L0 -26M-14 0L4 -24M14 0L-4 -24', 4, p.wood)
  k.at(0, -6, 1.5, () => fire(k, 0, 1))
  person(k, -42, 0, 0.9, 'spear', true, 'horn')
  person(k, 42, 0, 0.9, 'spear', false, 'horn')
}

export function ruins(k: Pen): void {
  temple(k, { n: 5, w: 64, h: 26, broken: true })
  const p = k.p
  k.oval(40, -3, 7, 3.5, p.body).dot(-44, -4, 4, p.body)
}

export function library(k: Pen): void {
  const p = k.p
  temple(k, { n: 5, w: 62, h: 24, broken: true })
  for (const [x, y, c] of [
    [-46, 0, p.accent],
    [-44, -4, p.roof],
    [34, 0, p.roof],
    [38, -4, p.accent],
  ] as const)
    k.box(x, y - 4, 13, 4, c)
}

export function bank(k: Pen): void {
  temple(k, { n: 4, w: 54, h: 24 })
  k.dot(0, -46, 5, '#f3c22b')
  heap(k, 'gold', 42)
  heap(k, 'gold', -42)
}

export function bath(k: Pen): void {
  const p = k.p
  k.box(-46, -6, 92, 6, p.body)
    .oval(0, -6, 40, 6, '#8cc7d3')
    .line('M-26 -6q5 -3 10 0M-4 -4q5 -3 10 0M16 -6q5 -3 10 0', 1.2, p.sky2)
  for (const x of [-40, -20, 15, 35]) k.box(x, -36, 6, 30, p.body).shade(`M${x + 4} -36h2v30h-2z`)
  k.box(-46, -41, 92, 6, p.body).path('M-50 -41h100l-8 -9h-84z', p.roof)
  k.line('M-10 -12q-5 -6 0 -11t0 -11M8 -12q-5 -6 0 -11t0 -11', 2, p.sky2)
}

export function throne(k: Pen): void {
  const p = k.p
  k.box(-24, -5, 48, 5, p.shade)
    .area([-16, -5, -18, -56, 0, -64, 18, -56, 16, -5], p.accent)
    .box(-22, -26, 8, 21, p.metal)
    .box(14, -26, 8, 21, p.metal)
    .box(-14, -20, 28, 15, p.roof)
  k.path(star(0, -48, 7, 3), p.metal)
}
