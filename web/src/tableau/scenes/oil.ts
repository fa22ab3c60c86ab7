/** What comes out of the ground: oil, stone, gold. */

import type { Pen } from './pen'
import { person } from './things'

export function tankFarm(k: Pen): void {
  const p = k.p
  for (const [x, w, h] of [
    [-30, 26, 30],
    [4, 34, 40],
  ] as const) {
    k.box(x - w / 2, -h, w, h, p.body)
      .shade(`M${x + w * 0.15} ${-h}h${w * 0.35}v${h}h${-w * 0.35}z`)
      .oval(x, -h, w / 2, 4, p.metal)
      .line(`M${x - w / 2} ${-h * 0.5}h${w}`, 1.2, p.dark)
  }
  k.path('M-3 -27h14v9h-14z', p.accent)
    .line('M20 -40l6 0V0M20 -30h6M20 -20h6M20 -10h6', 1.5, p.dark)
    .line('M30 -8h18v8', 3.4, p.metal)
    .dot(38, -8, 3.5, p.accent)
}

export function derrick(k: Pen): void {
  const p = k.p
  k.line(
    'M-20 0L-4 -64M20 0L4 -64M-17 -12h34M-14 -24h28M-11 -36h22M-8 -48h16M-17 -12L14 -24M17 -12L-14 -24M-14 -24L11 -36M14 -24L-11 -36M-11 -36L8 -48',
    2,
    p.dark,
  ).box(-6, -68, 12, 5, p.accent)
  k.box(22, -12, 22, 12, p.body)
    .box(20, -15, 26, 4, p.roof)
    .line('M0 -64V0', 1.4, p.metal)
    .path('M-2 -66q-8 -12 2 -22q10 10 2 22z', p.glow)
}

export function pumpjack(k: Pen): void {
  const p = k.p
  k.line('M-4 0L4 -34L14 0M0 -16h9', 3, p.dark)
    .area([-38, -44, 30, -32, 30, -26, -38, -37], p.body)
    .path('M-38 -46q-9 4 -8 16l6 1q0 -8 5 -11z', p.accent)
    .dot(32, -26, 9, p.shade)
    .dot(32, -26, 4, p.dark)
    .line('M-43 -30V0', 1.6, p.dark)
    .box(22, -14, 24, 14, p.roof)
}

export function rig(k: Pen): void {
  const p = k.p
  k.line('M-30 0V-20M-10 0V-20M10 0V-20M30 0V-20M-30 -10L-10 0M10 -10L30 0', 3, p.dark)
    .box(-38, -26, 76, 7, p.body)
    .line('M-14 -26L-6 -60L2 -26M-11 -38h10M-9 -48h6', 2, p.dark)
    .box(12, -38, 20, 12, p.shade)
    .window(16, -35, 5, 4, true)
    .line('M34 -26V-46l10 6', 2, p.dark)
    .path('M42 -44q-5 -8 2 -15q7 7 2 15z', p.glow)
  k.path('M-55 0q7 -5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0V6H-55z', p.accent, 'opacity=".6"')
}

export function fuelTower(k: Pen): void {
  const p = k.p
  k.line('M-14 0L-9 -30M14 0L9 -30M-12 -10L10 -22M12 -10L-10 -22', 2.6, p.dark)
    .path('M-20 -32h40v-16q-4 -8 -20 -8t-20 8z', p.body)
    .shade('M4 -56q14 1 16 8v16H4z')
    .box(-22, -34, 44, 4, p.shade)
    .box(-12, -48, 14, 9, p.accent)
    .line('M20 -34V0M24 -34V0M20 -26h4M20 -18h4M20 -10h4', 1.2, p.dark)
    .line('M-20 -30H-36V0', 3, p.metal)
}

export function quarry(k: Pen): void {
  const p = k.p
  k.area([-56, 0, -50, -40, -26, -44, -22, -30, 2, -32, 6, -18, 28, -20, 32, -8, 54, -9, 56, 0], p.body)
    .shade('M-26 -44L-22 -30L2 -32L6 -18L28 -20L32 -8L54 -9V0H-14z')
    .line('M-50 -40L-26 -44M-22 -30L2 -32M6 -18L28 -20', 1.4, p.metal)
  k.box(12, -8, 9, 7, p.metal)
    .box(22, -7, 8, 6, p.shade)
    .box(16, -14, 8, 6, p.metal)
    .line('M-36 -44V-60L-16 -56V-44', 2, p.wood)
}

export function mine(k: Pen): void {
  const p = k.p
  k.path('M-52 0q6 -44 40 -50q46 -2 60 50z', p.far2)
    .shade('M0 -50q38 4 48 50H20z')
    .path('M-16 0v-18q14 -12 28 0V0z', p.dark)
    .line('M-18 0V-20H14V0M-20 -20H16', 4, p.wood)
    .line('M-6 0L-14 8M4 0L12 8', 1.6, p.metal)
  k.area([18, -4, 16, -14, 38, -14, 36, -4], p.shade)
    .dot(22, -3, 3.5, p.dark)
    .dot(32, -3, 3.5, p.dark)
    .path('M18 -14q4 -7 10 -4 6 -3 9 4z', p.accent)
}

export function pit(k: Pen): void {
  const p = k.p
  k.oval(0, -2, 52, 13, p.shade).oval(0, -1, 42, 9, p.ground2).oval(0, 0, 30, 6, p.dark)
  k.line('M-40 -14V-50L-14 -40M-40 -50L-52 -38', 3, p.wood)
    .line('M-14 -40V-8', 1.2, p.dark)
    .area([-19, -8, -9, -8, -11, 0, -17, 0], p.metal)
  k.area([22, -8, 30, -24, 40, -20, 48, -6], p.accent).area([30, -8, 38, -16, 50, -4], p.body)
}

export function creek(k: Pen): void {
  const p = k.p
  k.path('M-20 -30q20 4 6 12t-20 12t-14 12h64q-4 -10 6 -16t-10 -12t-16 -8z', '#7fb6c4').line(
    'M-10 -16q8 2 12 6M-4 -4q10 0 14 3',
    1.4,
    p.sky2,
  )
  person(k, -26, 0, 1.05, '', false, 'hat')
  k.oval(-8, -6, 10, 3, p.metal).dot(-10, -7, 1.6, '#f3c22b').dot(-6, -7, 1.6, '#f3c22b')
  for (const [x, y] of [
    [30, 0],
    [38, -6],
    [26, -10],
  ] as const)
    k.path(`M${x} ${y}q4 -8 12 -4q6 2 4 4z`, p.metal)
  k.dot(10, -8, 1.8, '#f7d45a').dot(16, -16, 1.6, '#f7d45a')
}
