/** Walls, camps and towers. */

import { star } from '../icons/shapes'
import type { Options, Pen } from './pen'
import { pagoda } from './sacred'
import { person } from './things'

export function castle(k: Pen): void {
  const p = k.p
  const turret = (x: number, w: number, h: number, r: number): void => {
    k.box(x - w / 2, -h, w, h, p.body).shade(`M${x + w * 0.12} ${-h}h${w * 0.38}v${h}h${-w * 0.38}z`)
    if (r) k.area([x - w / 2 - 2, -h, x, -h - r, x + w / 2 + 2, -h], p.roof)
    else for (let i = 0; i < 3; i++) k.box(x - w / 2 + (i * w) / 2.7, -h - 4, w / 4, 5, p.body)
    k.box(x - 1.5, -h * 0.7, 3, 6, p.dark)
  }
  k.box(-28, -20, 56, 20, p.shade)
  for (let x = -28; x < 26; x += 8) k.box(x, -24, 5, 5, p.shade)
  turret(-30, 15, 34, 14)
  turret(30, 15, 34, 14)
  turret(0, 20, 46, k.chance() ? 16 : 0)
  k.path('M-7 0v-11q7 -8 14 0V0z', p.dark)
  k.line('M0 -62v-8', 1.2, p.dark).path('M0 -72l10 3 -10 3z', p.accent)
}

export function daimyo(k: Pen): void {
  k.area([-42, 0, -32, -14, 32, -14, 42, 0], k.p.shade)
  for (let x = -34; x < 34; x += 9) k.line(`M${x} -1l4 -5M${x + 5} -7l3 -5`, 0.8, k.p.dark)
  k.at(0, -13, 1, () => pagoda(k, { n: 3 }))
}

export function fortress(k: Pen): void {
  const p = k.p
  k.area([-46, 0, -42, -22, 42, -22, 46, 0], p.body).shade('M8 -22H42L46 0H12z')
  for (let x = -42; x < 40; x += 10) k.box(x, -27, 6, 6, p.body)
  k.area([-38, -22, -34, -42, -18, -42, -14, -22], p.shade)
    .area([14, -22, 18, -48, 34, -48, 38, -22], p.shade)
    .box(-9, -15, 18, 15, p.dark)
    .line('M-9 -15h18M-9 -8h18M0 -15V0', 1.2, p.metal)
  k.box(-32, -50, 12, 8, p.roof)
    .line('M26 -48v-14', 1.6, p.dark)
    .path('M26 -62l13 4 -13 4z', p.accent)
    .window(-30, -36, 8, 4)
    .window(22, -40, 8, 4)
}

export function tower(k: Pen, { h = 54 }: Options = {}): void {
  const p = k.p
  k.line(`M-14 0L-7 ${-h + 14}M14 0L7 ${-h + 14}M-12 -12L10 -24M12 -12L-10 -24M-9 -26L8 -38M9 -26L-8 -38`, 2.4, p.wood)
  k.box(-13, -h, 26, 15, p.body)
    .shade(`M3 ${-h}h10v15h-10z`)
    .area([-17, -h, 0, -h - 13, 17, -h], p.roof)
    .window(-7, -h + 4, 6, 6, true)
    .box(3, -h + 4, 5, 6, p.dark)
    .line(`M-15 ${-h + 15}h30`, 2, p.dark)
}

export function wall(k: Pen): void {
  const p = k.p
  k.box(-52, -24, 104, 24, p.body)
  for (let x = -52; x < 50; x += 13) k.box(x, -30, 8, 7, p.body)
  for (let y = -20; y < 0; y += 6) for (let x = -50 + (y % 4) * 2; x < 46; x += 14) k.line(`M${x} ${y}h8`, 0.8, p.shade)
  k.path('M-11 0v-18q11 -12 22 0V0z', p.dark).line('M-7 0v-21M0 0v-24M7 0v-21M-11 -10h22', 1.3, p.wood)
  k.box(-26, -44, 14, 44, p.body)
    .box(12, -44, 14, 44, p.body)
    .shade('M19 -44h7V0h-7z')
    .box(-29, -50, 20, 7, p.roof)
    .box(9, -50, 20, 7, p.roof)
}

export function palisade(k: Pen): void {
  const p = k.p
  k.path('M-56 0q20 -26 56 -26t56 26z', p.ground2)
  for (let x = -44; x < 44; x += 8) {
    const y = -18 + Math.abs(x) * 0.18
    k.area([x, y + 8, x, y - 16, x + 3.5, y - 22, x + 7, y - 16, x + 7, y + 8], p.wood)
  }
  k.at(0, -22, 0.8, () => tower(k))
}

export function barracks(k: Pen): void {
  const p = k.p
  for (const x of [-30, 0, 30])
    k.path(`M${x - 15} 0v-12q15 -16 30 0V0z`, p.body)
      .shade(`M${x + 4} -19q7 2 11 7V0h-11z`)
      .box(x - 4, -10, 8, 10, p.dark)
  for (let x = -48; x < 50; x += 7) k.area([x, 0, x, -9, x + 3, -13, x + 6, -9, x + 6, 0], p.wood)
  k.line('M0 -20V-48', 2, p.wood).path('M0 -48l18 5 -18 6z', p.accent)
}

export function bunker(k: Pen): void {
  const p = k.p
  k.path('M-48 0q4 -30 46 -32q44 2 50 32z', p.body)
    .shade('M6 -31q36 6 42 31H10z')
    .box(-12, -18, 24, 18, p.dark)
    .box(-14, -21, 28, 4, p.accent)
    .line('M-9 -18V0M9 -18V0M0 -18V0', 1.2, p.metal)
    .line('M-30 -12h8M22 -14h9', 3, p.dark)
    .line('M-24 -28V-44', 2.2, p.metal)
    .path('M-28 -46h10l-2 5h-6z', p.metal)
  k.line('M-12 -12h24', 1, p.metal)
}

export function hangar(k: Pen): void {
  const p = k.p
  k.path('M-46 0V-16q2 -26 46 -28q44 2 46 28V0z', p.body)
    .shade('M4 -44q40 4 42 28V0H18z')
    .path('M-30 0V-14q2 -16 30 -17q28 1 30 17V0z', p.dark)
    .area([-18, -8, 16, -14, 30, -20, 24, -8, 4, -6], p.metal)
    .line('M-2 -9l-10 8M8 -10l10 9', 2, p.metal)
    .path('M-8 -46h16v-8h-16z', p.accent)
}

export function camp(k: Pen, { n = 3 }: Options = {}): void {
  const p = k.p
  const tent = (x: number, w: number, h: number, c: string): Pen =>
    k
      .area([x - w / 2, 0, x, -h, x + w / 2, 0], c)
      .shade(`M${x} ${-h}L${x + w / 2} 0H${x + w * 0.1}z`)
      .area([x - w * 0.12, 0, x, -h * 0.62, x + w * 0.12, 0], p.dark)
      .line(`M${x} ${-h}l-2 -5M${x} ${-h}l2 -5`, 1.4, p.wood)
  tent(-28, 36, 26, p.shade)
  tent(26, 38, 28, p.roof)
  if (n > 2) tent(0, 42, 36, p.body)
  k.line('M40 0V-40', 1.8, p.wood).path('M40 -40l14 4 -14 5z', p.accent)
}

export function fence(k: Pen): void {
  const p = k.p
  for (let x = -50; x <= 50; x += 20) k.box(x - 1.5, -26, 3, 26, p.wood)
  const coil = (y: number): string => {
    let d = `M-52 ${y}`
    for (let x = -52; x < 50; x += 8) d += `q4 -7 4 0t4 0`
    return d
  }
  k.line('M-52 -20h104M-52 -10h104', 1, p.dark).line(coil(-22), 1.2, p.dark).line(coil(-14), 1.2, p.dark)
  k.area([-9, -34, 9, -34, 9, -20, -9, -20], p.accent).path('M0 -32l5 9h-10z', p.glow).line('M0 -29v3', 1.2, p.dark)
  k.line('M26 0l16 -22M42 0L26 -22', 3.4, p.metal)
}

export function flag(k: Pen): void {
  const p = k.p
  k.box(-2, -64, 4, 64, p.wood)
    .path('M2 -62q16 -6 28 0t22 0v26q-12 5 -22 0t-28 0z', p.accent)
    .path(star(26, -49, 7, 3), p.glow)
  k.area([-26, 0, -20, -10, 20, -10, 26, 0], p.shade)
}

export function gallows(k: Pen): void {
  const p = k.p
  k.box(-34, -8, 68, 8, p.wood)
    .line('M-30 -8v8M30 -8v8', 2, p.dark)
    .box(-22, -56, 5, 48, p.wood)
    .box(-22, -58, 44, 5, p.wood)
    .line('M-20 -42L-6 -54', 3, p.wood)
    .line('M16 -53V-38', 1.6, p.dark)
    .oval(16, -33, 3.5, 5, 'none', `stroke="${p.dark}" stroke-width="1.8"`)
  k.area([-30, 0, -30, -4, -42, -4, -42, 0], p.wood)
  for (const x of [38, 48]) k.line(`M${x} -30l4 -3 4 3`, 1.3, p.dark)
}

export function arena(k: Pen): void {
  const p = k.p
  k.path('M-50 0V-22q2 -12 50 -13q48 1 50 13V0z', p.body)
    .shade('M10 -35q38 2 40 13V0H16z')
    .oval(0, -24, 44, 9, p.shade)
    .oval(0, -22, 34, 6, p.glow)
  for (let x = -44; x < 42; x += 13) k.path(`M${x} 0v-8q4 -5 8 0v8z`, p.dark)
  k.line('M-36 -33V-50M36 -33V-50M0 -36V-54', 1.8, p.wood).path(
    'M-36 -50l10 3 -10 4zM36 -50l10 3 -10 4zM0 -54l10 3 -10 4z',
    p.accent,
  )
}

export function ring(k: Pen): void {
  const p = k.p
  k.oval(0, -6, 50, 13, p.ground2).oval(0, -8, 40, 9, p.glow, 'opacity=".85"')
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (i / 8)
    k.box(-48 * Math.cos(a) - 1.5, -6 - 12 * Math.sin(a) * 1.2 - 12, 3, 14, p.wood)
  }
  person(k, -12, -6, 0.85, 'axe')
  person(k, 12, -6, 0.85, 'axe', true)
}
