/** Attack cards of a solo game: raiders with torches before an evening sky, something that burns, and what they are after. */

import { TOKENS } from '../icons/tokens'
import { evening } from './palettes'
import { dice, hash, Pen, short } from './pen'
import { heap } from './things'

/** What burns, one for each remainder of the card's number. */
const BURNING: ((k: Pen) => unknown)[] = [
  (k) => k.box(-13, -14, 26, 14, k.p.body).path('M-17 -13L0 -29 17 -13z', k.p.roof).box(-4, -10, 8, 10, k.p.dark),
  (k) =>
    k
      .path('M-8 0l2 -30h12l2 30z', k.p.body)
      .box(-10, -36, 20, 8, k.p.roof)
      .box(-3, -9, 6, 9, k.p.dark)
      .box(-2, -24, 4, 6, k.p.dark),
  (k) =>
    k
      .path('M-10 0l3 -24h14l3 24z', k.p.body)
      .path('M-9 -23L0 -33 9 -23z', k.p.roof)
      .line('M0 -24L-17 -37M0 -24L17 -11M0 -24L13 -41M0 -24L-13 -7', 2.2, k.p.wood),
  (k) =>
    k.path('M-20 0L-6 -24 8 0z', k.p.body).path('M-2 0L10 -19 22 0z', k.p.shade).path('M-9 0l3 -10 4 10z', k.p.dark),
]

function sky(k: Pen): void {
  k.box(-2, -2, 164, 70, k.p.sky, 'stroke="none"')
  k.path(`M-2 ${short(k.between(34, 42))}q80 -14 164 2v60H-2z`, k.p.sky2, 'stroke="none"')
  k.dot(k.between(30, 130), k.between(24, 34), k.between(11, 15), k.p.sun)
  const [one, other] = [short(k.between(18, 30)), short(k.between(16, 30))]
  k.path(`M-2 62l${one} -22 24 18 ${other} -24 30 26 26 -18 40 26v20H-2z`, k.p.far)
  k.path('M-2 74q40 -18 84 -4t82 -6v40H-2z', k.p.far2)
}

function raider(k: Pen, mounted: boolean, helmet: string): void {
  if (mounted) {
    k.path(
      'M-15 -2q-2 -14 8 -15l11 -1 6 -7 5 2 -2 6 -3 3q1 8 -1 12h-4l-1 -8h-9l-2 8z',
      k.p.dark,
      'stroke-width=".8"',
    ).path('M-5 -17q-1 -10 4 -11q5 1 4 11z', k.p.shade)
  } else k.path('M-6 0q-1 -18 6 -19q7 1 6 19z', k.p.shade).line('M-3 0v-6M3 0v-6', 2, k.p.dark)
  const head = mounted ? -31 : -22
  k.dot(0, head, 4.2, '#d9a878').path(`M-5 ${head - 1}q0 -6 5 -6t5 6z`, helmet)
  k.line(`M5 ${head + 9}L10 ${head - 6}`, 1.6, k.p.wood)
  k.path(`M8 ${head - 6}q-1 -7 3 -10q4 4 2 10z`, k.p.glow, 'stroke-width=".8"')
}

export function raid(row: { design: string; set: string; deal?: string }): string {
  const roll = dice(hash(row.design + row.set))
  const k = new Pen(evening(roll), roll, true)
  const p = k.p
  const number = Number(/\d+$/.exec(row.design)?.[0] ?? 0)
  sky(k)
  const burns = k.chance() ? 34 : 126
  const left = burns < 80
  k.at(burns, 77, k.between(0.95, 1.1), () => {
    BURNING[number % BURNING.length]?.(k)
    k.path('M-10 -21q-3 -12 4 -20q1 7 6 9q0 -9 7 -14q-1 10 4 15q3 6 -3 12z', p.glow)
    k.path('M-3 -21q-2 -7 3 -12q1 6 5 7q1 4 -1 6z', p.accent, 'stroke-width=".8"')
  })
  k.line(`M${burns} 40q-8 -10 2 -18t-4 -18`, 5, p.dark, 'opacity=".28"')
  k.path('M-2 80q50 -6 90 0t76 -2v26H-2z', p.ground).path('M-2 92q60 -5 100 0t66 -1v14H-2z', p.ground2)
  const count = 2 + (number % 3)
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [(left ? 84 : 26) + i * 17, 90 - (i % 2) * 5, (1 - (i % 2) * 0.1) * 1.16]
    k.at(x, y, size, () => raider(k, (i + count) % 2 === 1, i % 2 ? p.metal : p.wood), !left)
  }
  k.at(left ? 70 : 100, 91, 1, () => {
    k.line('M0 2V-60', 2.4, p.wood).path('M1 -60h34l-6 12 6 12H1z', '#f4ead2').path('M1 -60h5v24H1z', p.accent)
    k.raw(`<svg x="9" y="-57" width="18" height="18" viewBox="0 0 24 24">${TOKENS[row.deal ?? ''] ?? ''}</svg>`)
  })
  k.at(left ? 30 : 132, 95, 0.6, () => heap(k, row.deal))
  return `<g stroke="#1d1013" stroke-width="1.15" stroke-linejoin="round">${k.drawn}</g>`
}
