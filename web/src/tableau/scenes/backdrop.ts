/** Sky, land and ground of a scene, and one thing in front of it. */

import type { Pen } from './pen'
import { short } from './pen'
import { tree } from './things'

interface Sun {
  x: number
  y: number
  r: number
}

function rays(k: Pen, { x, y, r }: Sun): void {
  for (let ray = 0; ray < 16; ray++) {
    const turn = (ray / 16) * 6.283
    const at = (far: number): string => `${short(x + Math.cos(turn) * far)} ${short(y + Math.sin(turn) * far)}`
    k.line(`M${at(r + 3)}L${at(r + 9 + (ray % 2) * 6)}`, 1.2, k.p.sun)
  }
}

/** The land of each people. */
const LANDS: Record<string, (k: Pen) => void> = {
  japanese(k) {
    k.path('M6 74L58 26L66 30L74 25L126 74z', k.p.far2)
    k.path('M46 37L58 26L66 30L74 25L87 37L78 42L70 36L62 43L55 36z', '#fff', 'stroke-width=".7"')
  },
  egyptians(k) {
    k.area([10, 74, 34, 48, 58, 74], k.p.far2).area([98, 74, 124, 44, 150, 74], k.p.far2)
    k.path('M0 72q40 -12 80 -2t80 -4v40H0z', k.p.far)
  },
  barbarians(k) {
    k.area([-4, 76, 22, 36, 44, 58, 66, 32, 96, 62, 124, 38, 166, 76], k.p.far2)
    k.area([58, 42, 66, 32, 76, 43, 69, 46, 64, 43], '#fff', 'stroke-width=".7"')
    for (let x = -2; x < 162; x += 9)
      k.area([x, 76, x + 5, 58 - (x % 4) * 2, x + 10, 76], k.p.leaf2 ?? k.p.far, 'stroke-width=".7"')
  },
  romans(k) {
    const arch = 'v-6q-6 -6 -12 0v6h-8'
    k.path('M-4 76q30 -26 62 -16t60 -10 48 26z', k.p.far)
    k.path(`M-4 78V62h168v16h-6${arch.repeat(7)}v-6q-6 -6 -12 0v6z`, k.p.sky2, 'stroke-width=".7"')
    for (const x of [6, 16, 148]) k.at(x, 76, 0.7, () => tree(k, 'cypress'))
  },
  common(k) {
    k.path('M-4 78q26 -28 56 -16t52 -8 60 24z', k.p.far).path('M-4 80q50 -22 90 -8t78 -2v14H-4z', k.p.far2)
    for (let i = 0; i < 5; i++) k.at(k.between(4, 156), k.between(66, 74), 0.42, () => tree(k, 'oak'))
  },
}

/** A woodcut: ruled sky, a sun, clouds, the land of a people, grass. */
export function carvedLand(k: Pen, set: string, category: string): void {
  const p = k.p
  k.box(-2, -2, 164, 104, p.sky, 'stroke="none"')
  const sun = { x: k.between(20, 140), y: k.between(16, 34), r: k.between(8, 15) }
  for (let y = 6; y < 62; y += 5) k.line(`M0 ${y}h160`, 0.5, p.far2, 'opacity=".45"')
  if (category === 'action') rays(k, sun)
  k.dot(sun.x, sun.y, sun.r, p.sun, 'stroke-width=".9"')
  for (let clouds = k.whole(1, 2); clouds > 0; clouds--) {
    const start = `M${short(k.between(10, 120))} ${short(k.between(10, 34))}`
    k.path(`${start}q3 -7 10 -5q5 -6 12 -1q9 -1 9 6z`, p.sky2, 'stroke-width=".7"')
  }
  ;(LANDS[set] ?? LANDS['common'])?.(k)
  const [high, bend, end] = [78 + k.between(-2, 2), k.between(-7, 0), k.between(-3, 3)]
  k.path(`M-4 ${short(high)}q40 ${short(bend)} 84 0t84 ${short(end)}v28H-4z`, p.ground)
  for (let i = 0; i < 7; i++) {
    const [x, y] = [k.between(0, 156), short(k.between(84, 97))]
    k.line(`M${short(x)} ${y}l2 -4M${short(x + 3)} ${y}v-5M${short(x + 6)} ${y}l-2 -4`, 0.9, p.ground2)
  }
}

function skyline(k: Pen): void {
  let d = 'M-4 76'
  for (let x = -4; x < 164;) {
    const [w, h] = [k.between(7, 15), k.between(12, 36)]
    d += `L${short(x)} ${short(76 - h)}l${short(w * 0.4)} ${short(k.between(-5, 3))}`
    d += `l${short(w * 0.3)} ${short(k.between(2, 6))}l${short(w * 0.3)} 0V76`
    x += w + k.between(0, 5)
  }
  k.path(`${d}z`, k.p.far)
}

function pylons(k: Pen): void {
  k.path('M-4 76q30 -26 60 -14t50 -10 58 24z', k.p.far)
  for (const x of [18, 70, 122]) k.line(`M${x} 70L${x + 4} 42L${x + 8} 70M${x - 3} 47h14M${x - 2} 52h12`, 0.9, k.p.far2)
  k.line('M-4 49q22 6 26 -2t48 2 52 0 42 2', 0.6, k.p.far2)
}

/** What the waste looks like: mesas, a ruined skyline, pylons, mountains, cacti. */
const WASTES: [(k: Pen) => unknown, ...((k: Pen) => unknown)[]] = [
  (k) =>
    k.area(
      [-4, 74, -4, 52, 20, 50, 26, 60, 44, 60, 50, 44, 84, 43, 92, 60, 118, 62, 124, 50, 164, 48, 164, 74],
      k.p.far,
    ),
  skyline,
  pylons,
  (k) =>
    k
      .area([-4, 76, 24, 44, 40, 58, 70, 34, 100, 62, 128, 46, 164, 70, 164, 76], k.p.far)
      .area([70, 34, 100, 62, 78, 60], k.p.far2, 'opacity=".5"'),
  (k) =>
    k
      .path('M-4 70q24 -14 46 -6t40 -6 42 4 42 -4v24H-4z', k.p.far)
      .line('M10 66V48M10 56q-6 0 -6 -8M10 60q6 0 6 -8', 2.6, k.p.far2)
      .line('M146 68V54M146 62q5 0 5 -6', 2.2, k.p.far2),
]

/** Haze, a pale sun, the waste, two strips of ground and gravel. */
export function dustyLand(k: Pen): void {
  const p = k.p
  k.box(-2, -2, 164, 104, p.sky, 'stroke="none"')
  const sun = { x: k.between(20, 140), y: k.between(16, 34), r: k.between(8, 15) }
  k.path(`M-2 ${short(k.between(38, 50))}q40 -8 84 0t82 -2v70H-2z`, p.sky2, 'opacity=".75"')
  k.dot(sun.x, sun.y, sun.r + 6, p.sky2, 'opacity=".55"').dot(sun.x, sun.y, sun.r, p.sun)
  for (let i = 0; i < 3; i++) {
    const y = k.between(10, 44)
    k.box(k.between(-10, 90), y, k.between(40, 90), 1.6, p.sky2, 'opacity=".7"')
  }
  k.pick(...WASTES)(k)
  const strip = (high: number, bend: number, fill: string): unknown =>
    k.path(`M-4 ${short(high)}q40 ${short(bend)} 84 0t84 0v34H-4z`, fill)
  strip(72 + k.between(-2, 2), k.between(-6, 2), p.far2)
  strip(79 + k.between(-1, 2), k.between(-4, 2), p.ground)
  k.path(`M-4 ${short(91 + k.between(-2, 2))}q50 -5 90 0t80 -2v20H-4z`, p.ground2)
  for (let i = 0; i < 9; i++)
    k.oval(k.between(0, 160), k.between(83, 98), k.between(1, 4), k.between(0.6, 1.4), i % 2 ? p.ground2 : p.far2)
}

/** A print that has lain in the dust: scratches, spray, worn corners. */
export function wear(k: Pen): void {
  let scratches = ''
  for (let i = 0; i < 5; i++) {
    const from = `M${short(k.between(-6, 150))} ${short(k.between(0, 92))}`
    scratches += `${from}l${short(k.between(6, 20))} ${short(k.between(-9, -2))}`
  }
  k.line(scratches, 0.55, k.p.sky2, 'opacity=".55"')
  for (let i = 0; i < 16; i++)
    k.dot(k.between(0, 160), k.between(0, 100), k.between(0.35, 1), i % 2 ? k.p.dark : k.p.sky2, 'opacity=".5"')
  const corners = 'M0 0h26q-14 5 -26 22zM160 0h-30q16 4 30 20zM0 100v-20q8 14 26 20zM160 100v-24q-8 18 -30 24z'
  k.path(corners, k.p.dark, 'opacity=".28"')
}

const OF_A_LAND: Record<string, string> = {
  japanese: 'sakura',
  egyptians: 'palm',
  romans: 'cypress',
  barbarians: 'pine',
}
type Front = (k: Pen, set: string) => unknown
const post: Front = (k) => k.box(-1.5, -22, 3, 22, k.p.wood).line('M-12 -16h24M-12 -9h24', 1.2, k.p.dark)
const rock: Front = (k) => k.path('M-12 0q2 -12 10 -12q10 -2 14 12z', k.cut ? k.p.metal : k.p.dark)
const IN_DUST: [Front, ...Front[]] = [
  (k) => k.line('M0 0V-26M0 -10q-8 0 -8 -10M0 -14q8 0 8 -9', 4, k.p.dark),
  (k) => k.dot(0, -6, 8, k.p.dark).dot(0, -6, 3.5, k.p.ground2),
  post,
  rock,
  (k) => k.at(0, 0, 0.9, () => tree(k, 'dead')),
  (k) => k.box(-14, -8, 26, 7, k.p.metal).oval(12, -4.5, 2.6, 3.5, k.p.dark),
]
const IN_GRASS: [Front, ...Front[]] = [
  (k) => k.line('M-6 0q-1 -8 -5 -11M-2 0q0 -10 -1 -14M2 0q1 -9 4 -12M6 0q2 -6 6 -8', 1.6, k.p.leaf2 ?? k.p.dark),
  rock,
  post,
  (k) => k.path('M-5 0q-6 -8 0 -14v-4h10v4q6 6 0 14z', k.p.accent),
  (k, set) => k.at(0, 0, 0.75, () => tree(k, OF_A_LAND[set] ?? 'oak')),
]

/** Something small at one side, where no goods lie. */
export function foreground(k: Pen, set: string): void {
  const side = k.chance() ? 12 : 148
  const draw = k.pick(...(k.cut ? IN_GRASS : IN_DUST))
  k.at(side, 92, 1, () => draw(k, set), side > 80)
}
