/** Where people live, sleep, drink and trade. */

import { star } from '../icons/shapes'
import type { Options, Pen } from './pen'
import { barrel, heap, person, smoke } from './things'
import { hall } from './towns'

export function house(k: Pen, { w = 34, h = 18, roof = 15, x = 0, stack = k.chance() }: Options = {}): void {
  const p = k.p
  if (p.land === 'egyptians') {
    // flat roof, stairs of shade
    k.area([x - w / 2, 0, x - w / 2 + 2, -h - 5, x + w / 2 - 2, -h - 5, x + w / 2, 0], p.body).shade(
      `M${x + w * 0.12} ${-h - 5}H${x + w / 2 - 2}L${x + w / 2} 0H${x + w * 0.12}z`,
    )
    k.box(x - w / 2 - 1, -h - 8, w + 2, 4, p.roof)
      .box(x - w * 0.25, -h - 15, w * 0.4, 8, p.body)
      .box(x - w * 0.3, -h * 0.62, w * 0.2, h * 0.62, p.dark)
      .window(x + w * 0.14, -h * 0.75, w * 0.16, h * 0.3)
    return
  }
  if (p.land === 'japanese') {
    k.box(x - w / 2 + 2, -h, w - 4, h, p.body)
      .line(`M${x - w * 0.2} ${-h}V0M${x + w * 0.2} ${-h}V0`, 1.4, p.wood)
      .box(x - w * 0.16, -h * 0.7, w * 0.32, h * 0.7, p.glow)
    k.path(
      `M${x - w / 2 - 5} ${-h + 1}q${w * 0.24} -2 ${w * 0.3} ${-roof}h${w * 0.4 + 10 - 10}q${w * 0.06} ${roof - 2} ${w * 0.3 + 10} ${roof}q-4 -3 -8 -3H${x - w / 2 + 3}q-5 0 -8 3z`,
      p.roof,
    )
    return
  }
  if (stack) k.box(x + w * 0.2, -h - roof, 5, roof, p.shade)
  k.box(x - w / 2, -h, w, h, p.body).shade(`M${x + w * 0.12} ${-h}h${w * 0.38}v${h}h${-w * 0.38}z`)
  k.area([x - w / 2 - 3, -h, x, -h - roof, x + w / 2 + 3, -h], p.roof).shade(
    `M${x} ${-h - roof}L${x + w / 2 + 3} ${-h}H${x + w * 0.1}z`,
  )
  k.box(x - w * 0.32, -h * 0.62, w * 0.2, h * 0.62, p.dark).window(x + w * 0.14, -h * 0.68, w * 0.18, h * 0.34)
  if (!k.cut && k.chance(0.7))
    k.area([x - w * 0.2, -h - roof * 0.45, x - w * 0.05, -h - roof * 0.75, x + w * 0.02, -h - roof * 0.35], p.sky2)
}

export function village(k: Pen): void {
  house(k, { x: -30, w: 26, h: 14, roof: 12 })
  house(k, { x: 29, w: 28, h: 15, roof: 13 })
  house(k, { x: 0, w: 34, h: 20, roof: 18, stack: true })
}

export function suburbs(k: Pen): void {
  for (const x of [-40, -14, 14, 40]) house(k, { x, w: 24, h: 13 + k.between(0, 5), roof: 10 })
  k.line('M-55 -8 h110 M-55 -4h110', 1, k.p.dark)
}

export function longhouse(k: Pen): void {
  const p = k.p
  k.area([-40, 0, -34, -16, 34, -16, 40, 0], p.body)
    .area([-46, -12, -30, -36, 30, -36, 46, -12], p.roof)
    .shade('M4 -36H30L46 -12H12z')
  for (let x = -36; x < 40; x += 8) k.line(`M${x} -14l${(-x * 0.22) | 0} -20`, 0.8, p.dark)
  k.line('M-30 -36l-7 -9M30 -36l7 -9M-30 -36l5 -9M30 -36l-5 -9', 2.2, p.wood).path('M-7 0v-13q7 -7 14 0V0z', p.dark)
}

export function shop(k: Pen, { sign = 'bar', w = 60, h = 30 }: Options = {}): void {
  const p = k.p
  const a = w / 2
  k.box(-a, -h, w, h, p.body)
    .shade(`M${a * 0.3} ${-h}H${a}V0H${a * 0.3}z`)
    .box(-a - 2, -h - 5, w + 4, 6, p.roof)
  k.box(-a + 5, -16, w * 0.45, 12, p.glow)
    .line(`M${-a + 5 + w * 0.22} -16v12`, 1.2, p.dark)
    .box(a - 19, -19, 12, 19, p.dark)
  for (let i = 0; i < 6; i++)
    k.path(`M${-a + (i * w) / 6} -20h${w / 6}l${-1} 5q${-w / 12 + 1} 4 ${-w / 6 + 2} 0z`, i % 2 ? p.sky2 : p.accent)
  const board = { bar: 'M-16 -44h26v11h-26z', tall: 'M16 -58h11v26h-11z', round: '' }[sign]
  if (sign === 'round') k.dot(-14, -41, 8, p.accent).dot(-14, -41, 4.5, p.glow)
  else
    k.path(board, p.accent).line(
      sign === 'bar' ? 'M-12 -38.5h18' : 'M21.5 -54v17',
      2.4,
      p.glow,
      'stroke-dasharray="4 2"',
    )
  if (!k.cut) k.line(`M${a} ${-h - 5}l6 -10`, 1.2, p.dark)
}

export function pub(k: Pen): void {
  shop(k, { sign: 'round' })
}

export function tavern(k: Pen): void {
  const p = k.p
  if (p.land === 'japanese' || p.land === 'egyptians') {
    hall(k)
    heap(k, 'food', 40)
    return
  }
  k.box(-34, -20, 58, 20, p.body)
    .shade('M0 -20h24V0H0z')
    .box(-38, -34, 66, 14, p.body)
    .shade('M0 -34h28v14H0z')
    .area([-43, -33, -26, -54, 16, -54, 33, -33], p.roof)
    .shade('M2 -54h14L33 -33H6z')
  k.line(
    'M-38 -34V-20M-22 -34V-20M-5 -34V-20M12 -34V-20M28 -34V-20M-38 -20H28M-22 -20L-5 -34M12 -20L-5 -34',
    1.7,
    p.wood,
  )
    .box(-28, -14, 12, 14, p.dark)
    .window(-8, -14, 9, 8, true)
    .window(10, -14, 9, 8, true)
    .box(-16, -64, 6, 14, p.shade)
  k.line('M28 -28h16M40 -28v4', 1.7, p.dark)
    .path('M35 -24h11v10h-11z', p.accent)
    .line('M46 -22q4 2 0 6', 1.6, p.dark)
    .path('M35 -24q5 -5 11 0z', p.sky2)
  smoke(k, -13, -69)
  barrel(k, 30, 0)
  barrel(k, 42, 0)
}

export function bakery(k: Pen): void {
  const p = k.p
  house(k, { w: 48, h: 22, roof: 20, stack: true })
  k.box(-6, -17, 24, 11, p.dark).box(-9, -7, 30, 3, p.wood)
  for (const x of [-2, 6, 14]) k.oval(x, -9, 4, 2.6, '#e0a64e')
  for (let i = 0; i < 4; i++) k.path(`M${-10 + i * 8} -20h8v4q-4 4 -8 0z`, i % 2 ? p.sky2 : p.accent)
  heap(k, 'food', 40)
}

export function motel(k: Pen): void {
  const p = k.p
  k.box(-44, -16, 66, 16, p.body).box(-46, -19, 70, 4, p.roof)
  for (let x = -40; x < 18; x += 15) k.box(x, -11, 5, 11, p.dark).window(x + 7, -10, 5, 5)
  k.box(34, -54, 3, 54, p.metal)
    .area([26, -60, 50, -60, 50, -42, 34, -42, 26, -50], p.accent)
    .line('M31 -54h14M36 -48h9', 2.2, p.glow)
    .path('M24 -66l3 4 5 0 -4 3 1 5 -5 -3z', p.glow)
}

export function cinema(k: Pen): void {
  const p = k.p
  k.box(-36, -34, 72, 34, p.body)
    .area([-36, -34, -30, -46, 20, -46, 26, -38, 36, -34], p.shade)
    .box(-30, -24, 60, 9, p.glow)
    .line('M-26 -21h52M-26 -18h36', 1.4, p.dark)
  k.box(-8, -60, 16, 36, p.accent).line('M0 -55v24', 3.4, p.glow, 'stroke-dasharray="1 5"')
  k.box(-26, -14, 20, 14, p.dark).box(6, -14, 20, 14, p.dark).path('M22 -46l6 10 -2 -12z', p.sky2)
}

export function post(k: Pen): void {
  const p = k.p
  shop(k, { sign: 'bar' })
  k.path('M-14 -46h22v14h-22zM-14 -46l11 8 11 -8', p.sky2).line('M-14 -46l11 8 11 -8', 1.6, p.dark)
}

export function sheriff(k: Pen): void {
  const p = k.p
  k.box(-34, -28, 68, 28, p.body)
    .area([-38, -28, -38, -42, 38, -42, 38, -28], p.shade)
    .path(star(0, -35, 7, 3.2, 6), p.glow)
    .line('M-40 -16h80M-38 -16V0M38 -16V0M-14 -16V0M14 -16V0', 2.2, p.wood)
    .box(-8, -14, 16, 14, p.dark)
    .window(-28, -13, 10, 8)
    .window(18, -13, 10, 8)
}

export function dive(k: Pen): void {
  const p = k.p
  k.path('M-50 0q0 -30 20 -34l14 6 12 -10 18 4 14 -4q22 10 22 38z', p.shade)
    .path('M-18 0v-16q18 -14 36 0V0z', p.dark)
    .box(-22, -26, 44, 8, p.accent)
    .line('M-16 -22h32', 2.4, p.glow, 'stroke-dasharray="5 2"')
  person(k, 30, 0, 0.8, 'rifle')
}

export function workshop(k: Pen, { good }: Options = {}): void {
  const p = k.p
  k.box(-36, -24, 48, 24, p.body)
    .shade('M-6 -24h18V0H-6z')
    .area([-42, -22, -34, -40, 12, -40, 18, -22], p.roof)
    .box(-30, -16, 22, 16, p.dark)
    .window(-2, -16, 9, 8, true)
  k.box(-16, -52, 6, 14, p.shade)
  k.at(34, 0, 1.15, () => heap(k, good, 0))
  k.line('M18 -22h12M26 -22v4', 1.6, p.dark).path('M20 -18h12v9h-12z', p.accent)
}

export function guild(k: Pen, { mark }: Options = {}): void {
  const p = k.p
  k.box(-34, -34, 68, 34, p.body)
    .shade('M8 -34h26V0H8z')
    .area([-40, -32, 0, -58, 40, -32], p.roof)
    .path('M-8 0v-15q8 -9 16 0V0z', p.dark)
    .window(-26, -24, 10, 10, true)
    .window(16, -24, 10, 10, true)
    .path('M-9 -30h18v9q-9 9 -18 0z', p.accent)
  k.at(0, -21, 0.32, () => heap(k, mark, 0))
  for (let x = -34; x < 34; x += 17) k.line(`M${x} -34V0`, 1.6, p.wood)
}
