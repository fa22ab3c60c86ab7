/** Where something is made or kept. */

import type { Options, Pen } from './pen'
import { house } from './houses'
import { heap, smoke } from './things'

export function factory(k: Pen, { chimneys = 2 }: Options = {}): void {
  const p = k.p
  for (let i = 0; i < chimneys; i++) {
    const x = 16 + i * 14,
      h = 50 - i * 10
    k.area([x, 0, x + 1, -h, x + 8, -h, x + 9, 0], p.shade).box(x, -h - 3, 9, 4, p.accent)
    smoke(k, x + 4, -h - 6)
  }
  k.area(
    [-44, 0, -44, -20, -44, -32, -30, -20, -30, -32, -16, -20, -16, -32, -2, -20, -2, -32, 12, -20, 12, 0],
    p.body,
  ).shade('M-12 -22L-2 -32L12 -20V0H-12z')
  for (let x = -40; x < 6; x += 12) k.window(x, -13, 7, 7)
  k.box(18, -16, 26, 16, p.roof).box(24, -10, 9, 10, p.dark)
}

export function power(k: Pen): void {
  const p = k.p
  for (const [x, s] of [
    [-22, 1],
    [14, 0.85],
  ] as const) {
    k.path(
      `M${x - 20 * s} 0q${8 * s} ${-26 * s} ${7 * s} ${-52 * s}h${26 * s}q${-1 * s} ${26 * s} ${7 * s} ${52 * s}z`,
      p.body,
    )
      .shade(`M${x + 4 * s} ${-52 * s}h${9 * s}q${-1 * s} ${26 * s} ${7 * s} ${52 * s}h${-14 * s}z`)
      .oval(x, -52 * s, 13 * s, 3 * s, p.dark)
    smoke(k, x - 2, -58 * s)
  }
  k.box(28, -14, 20, 14, p.roof).box(32, -9, 6, 9, p.dark).line('M44 -14V-40M38 -34h12M39 -29h10', 1.4, p.dark)
}

export function boiler(k: Pen): void {
  const p = k.p
  k.box(-34, -4, 68, 4, p.shade)
    .oval(0, -24, 30, 20, p.body)
    .shade('M0 -44q30 2 30 20t-30 20q16 -6 16 -20t-16 -20z')
    .dot(-10, -23, 9, p.dark)
    .dot(-10, -23, 6, p.glow)
    .line('M-16 -23h12M-10 -29v12', 1.6, p.dark)
  k.box(14, -62, 9, 24, p.shade)
    .box(12, -64, 13, 4, p.roof)
    .line('M-26 -14H-40V-48', 4, p.metal)
    .dot(8, -34, 5, p.metal)
    .line('M8 -34l2 -3', 1.2, p.dark)
  smoke(k, 19, -70)
}

export function forge(k: Pen): void {
  const p = k.p
  k.area([-44, 0, -44, -24, -34, -34, -20, -34, -20, -58, -8, -58, -8, -34, 2, -24, 2, 0], p.shade)
    .path('M-34 0v-12q12 -12 26 0V0z', p.dark)
    .path('M-30 0v-8q9 -10 18 0v8z', '#ff8a2a')
    .path('M-25 0q-2 -8 4 -12q6 4 4 12z', '#ffe27a')
  smoke(k, -14, -64)
  k.area([12, -18, 44, -18, 38, -11, 34, -10, 36, -4, 40, 0, 16, 0, 20, -4, 22, -10, 14, -13], p.metal)
    .line('M30 -18L40 -38', 3, p.wood)
    .box(34, -46, 14, 9, p.dark)
}

export function lab(k: Pen): void {
  const p = k.p
  k.box(-44, -26, 40, 26, p.body).box(-46, -30, 44, 5, p.roof).window(-38, -20, 9, 8, true).window(-22, -20, 9, 8, true)
  k.path('M12 -46h16v3h-3v14l14 24q2 5 -3 5h-32q-5 0 -3 -5l14 -24v-14h-3z', p.metal)
    .path('M8 -12h24l5 9q1 3 -2 3h-30q-3 0 -2 -3z', p.accent)
    .dot(18, -16, 2.6, p.accent)
    .dot(23, -22, 2, p.accent)
    .dot(19, -52, 3, p.accent)
    .dot(25, -58, 4, p.accent)
}

export function crane(k: Pen): void {
  const p = k.p
  k.line('M-12 0V-60M-4 0V-60M-12 -8L-4 -18M-12 -22L-4 -32M-12 -36L-4 -46', 2, p.dark)
    .line('M-34 -52H46M-8 -66L-34 -52M-8 -66L46 -52M-8 -66V-52', 2, p.dark)
    .line('M34 -52V-24', 1.2, p.dark)
    .box(27, -24, 14, 8, p.accent)
    .box(-38, -53, 9, 9, p.shade)
  k.area([12, 0, 12, -12, 22, -16, 22, -10, 48, -10, 48, 0], p.body)
  for (let x = 15; x < 46; x += 8) k.window(x, -7, 4, 4)
}

export function excavator(k: Pen): void {
  const p = k.p
  k.path('M-34 0q-7 -1 -7 -7t7 -7h44q7 0 7 7t-7 7z', p.dark)
    .box(-28, -34, 30, 20, p.accent)
    .shade('M-10 -34h12v20h-12z')
    .window(-24, -31, 10, 9, true)
    .line('M0 -26L24 -56L44 -30', 5, p.accent)
    .line('M0 -26L24 -56L44 -30', 1, p.dark)
    .path('M38 -32h13l-2 14q-9 3 -13 -3z', p.metal)
  k.area([30, 0, 40, -9, 56, -5, 60, 0], p.ground2)
}

export function storage(k: Pen, { good }: Options = {}): void {
  const p = k.p
  k.path('M-46 0V-26L0 -44L46 -26V0z', p.body)
    .shade('M0 -44L46 -26V0H12V-38z')
    .area([-50, -24, 0, -46, 50, -24, 50, -30, 0, -52, -50, -30], p.roof)
    .box(-30, -20, 60, 20, p.dark)
  heap(k, good, 0)
}

export function warehouse(k: Pen): void {
  const p = k.p
  k.box(-44, -26, 88, 26, p.body).shade('M10 -26h34V0H10z').path('M-48 -26q24 -14 48 -14t48 14z', p.roof)
  for (const x of [-34, -6, 22]) k.path(`M${x - 4} 0v-13q8 -8 16 0V0z`, p.dark)
  k.box(-4, -50, 3, 12, p.wood).path('M-1 -50l14 4 -14 4z', p.accent)
}

export function rifle(k: Pen): void {
  const p = k.p
  k.box(-48, -44, 96, 44, p.sky2).box(-52, -50, 104, 7, p.roof)
  for (const y of [-36, -22])
    k.line(`M-38 ${y}H40`, 3.4, p.dark)
      .area([-40, y + 7, -40, y - 4, -22, y - 1, -18, y + 2, -26, y + 2], p.wood)
      .line(`M-8 ${y + 2}v6`, 3, p.dark)
      .box(-12, y - 6, 16, 3, p.metal)
  k.line('M-44 -36h-2M42 -36h2M-44 -22h-2M42 -22h2', 3, p.accent)
  heap(k, 'ammo', 30)
}

export function mill(k: Pen): void {
  const p = k.p
  k.area([-14, 0, -9, -36, 9, -36, 14, 0], p.body)
    .shade('M2 -36H9L14 0H4z')
    .path('M-12 -36q12 -18 24 0z', p.roof)
    .path('M-4 0v-9q4 -5 8 0v9z', p.dark)
    .box(-3, -26, 6, 6, p.glow)
  k.at(0, -40, 1, () => {
    k.raw(`<g transform="rotate(${k.whole(10, 40)})">`)
    for (let i = 0; i < 4; i++)
      k.raw(
        `<g transform="rotate(${i * 90})"><path d="M-1.2 0h2.4l1 -30h-4.4z" fill="${p.wood}"/><path d="M1.5 -6h7v-24h-7z" fill="${p.sky2}"/></g>`,
      )
    k.raw('</g>')
    k.dot(0, 0, 3, p.dark)
  })
  heap(k, 'food', 38)
}

export function sawmill(k: Pen): void {
  const p = k.p
  k.at(16, 0, 1, () => house(k, { w: 40, h: 20, roof: 16 }))
  k.dot(-20, -14, 15, p.wood)
    .dot(-20, -14, 11, p.sky2)
    .line('M-20 -29v30M-35 -14h30M-31 -25L-9 -3M-31 -3L-9 -25', 2, p.wood)
    .path('M-56 0q6 -4 12 0t12 0 12 0 12 0V6H-56z', '#8fb9c6')
    .at(44, 0, 0.8, () => heap(k, 'wood', 0))
}

export function mast(k: Pen): void {
  const p = k.p
  k.line(
    'M-12 0L0 -66L12 0M-9.8 -12h19.6M-7.6 -24h15.2M-5.5 -36h11M-9.8 -12L7.6 -24M9.8 -12L-7.6 -24M-7.6 -24L5.5 -36M7.6 -24L-5.5 -36',
    1.7,
    p.dark,
  )
  k.line('M8 -62q6 5 6 12M12 -67q10 8 9 20M-8 -62q-6 5 -6 12M-12 -67q-10 8 -9 20', 2, p.accent)
    .dot(0, -67, 3, p.glow)
    .box(16, -14, 26, 14, p.body)
    .box(14, -17, 30, 4, p.roof)
    .box(20, -10, 6, 10, p.dark)
    .window(30, -10, 8, 5, true)
  k.oval(-28, -18, 12, 8, p.metal, 'transform="rotate(-35 -28 -18)"').line('M-27 -10v10M-24 -22l-7 -9', 2, p.dark)
}

export function silo(k: Pen): void {
  const p = k.p
  for (const x of [-22, 0, 22])
    k.path(`M${x - 10} 0V-44a10 9 0 0 1 20 0V0z`, p.body)
      .shade(`M${x + 3} -52q7 3 7 8V0h-7z`)
      .line(`M${x - 10} -30h20M${x - 10} -16h20`, 1, p.dark)
  k.line('M-34 0V-30H-22M34 -6h12v6', 3, p.metal).path('M-6 -36h12v8h-12z', p.accent)
}
