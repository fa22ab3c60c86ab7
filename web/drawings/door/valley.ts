/** Imperial Settlers: four peoples in one valley, inked as in a woodcut. */

import { carved } from '../../src/tableau/scenes/palettes'
import { dice, Pen, short } from '../../src/tableau/scenes/pen'
import { tree } from '../../src/tableau/scenes/things'
import { SUBJECTS, type Subject } from '../../src/tableau/scenes/vocabulary'
import { BOX, type Shape } from './shapes'

type People = 'common' | 'japanese' | 'egyptians' | 'romans' | 'barbarians'
/** What a people has built; `y` counts from the horizon for what is far, else from the top. */
type Put = readonly [people: People, subject: Subject, x: number, y: number, size: number, turned?: boolean]

interface Land {
  horizon: number
  sun: readonly [x: number, above: number, radius: number, rays: number]
  clouds: readonly (readonly [x: number, y: number, size: number])[]
  /** The snow mountain of the east and the pyramids of the south: where, and how large. */
  mountain: readonly [x: number, size: number]
  pyramids: readonly [x: number, size: number]
  /** Firs: from where, how far apart, how many, their size and how far below the horizon. */
  firs: readonly [x: number, apart: number, count: number, size: number, below: number, spread: number]
  /** Where the hills begin below the horizon, and how they rise. */
  hills: readonly [middle: number, rise: number, near: number, nearRise: number]
  far: readonly Put[]
  road: string
  near: readonly Put[]
  grass: readonly [count: number, below: number, size: number]
}

const LAND: Record<Shape, Land> = {
  tall: {
    horizon: 250,
    sun: [204, 40, 52, 1],
    clouds: [
      [22, 148, 1.6],
      [316, 138, 1.6],
    ],
    mountain: [-34, 1.25],
    pyramids: [262, 1],
    firs: [150, 11, 14, 0.62, 16, 0],
    hills: [34, -20, 116, -24],
    far: [
      ['japanese', 'daimyo', 76, 78, 1.95],
      ['egyptians', 'sphinx', 322, 84, 1.55, true],
      ['romans', 'temple', 206, 64, 1.12],
    ],
    road: 'M196 324q36 34 -44 74t-30 110h100q-30 -62 40 -104t-48 -82z',
    near: [
      ['barbarians', 'palisade', 84, 408, 1.4],
      ['common', 'mill', 306, 424, 1.5],
      ['common', 'village', 232, 476, 1.45],
      ['common', 'cart', 80, 488, 1.45],
    ],
    grass: [34, 140, 1],
  },
  broad: {
    horizon: 198,
    sun: [244, 28, 42, 1],
    clouds: [
      [36, 110, 1.5],
      [392, 100, 1.5],
    ],
    mountain: [-20, 0.95],
    pyramids: [330, 1],
    firs: [176, 11, 14, 0.62, 16, 0],
    hills: [34, -20, 92, -24],
    far: [
      ['japanese', 'daimyo', 88, 60, 1.5],
      ['egyptians', 'sphinx', 394, 66, 1.3, true],
      ['romans', 'temple', 246, 48, 0.98],
    ],
    road: 'M240 254q32 30 -40 62t-24 94h92q-28 -54 36 -90t-44 -66z',
    near: [
      ['barbarians', 'palisade', 92, 322, 1.15],
      ['common', 'mill', 372, 336, 1.2],
      ['common', 'village', 300, 386, 1.2],
      ['common', 'cart', 96, 392, 1.2],
    ],
    grass: [34, 140, 1],
  },
  wide: {
    horizon: 150,
    sun: [452, 26, 42, 1],
    clouds: [
      [24, 104, 1.3],
      [560, 28, 1.5],
      [690, 40, 1.8],
      [850, 66, 1.5],
    ],
    mountain: [40, 0.9],
    pyramids: [700, 1],
    firs: [300, 15, 26, 0.62, 16, 6],
    hills: [34, -20, 78, -24],
    far: [
      ['japanese', 'daimyo', 112, 62, 1.55],
      ['japanese', 'torii', 206, 52, 0.9],
      ['egyptians', 'sphinx', 806, 66, 1.5, true],
      ['romans', 'temple', 600, 46, 1.25],
      ['barbarians', 'palisade', 330, 48, 1.15],
    ],
    road: 'M470 200q30 20 -40 44t10 70h74q-40 -46 26 -72t-52 -44z',
    near: [
      ['barbarians', 'longhouse', 84, 284, 1.35],
      ['common', 'field', 250, 268, 1.25],
      ['common', 'mill', 690, 272, 1.35],
      ['common', 'village', 560, 280, 1.35],
      ['common', 'cart', 400, 284, 1.2],
      ['common', 'lumber', 838, 286, 1.2],
    ],
    grass: [60, 96, 1],
  },
  strip: {
    horizon: 70,
    sun: [600, 12, 24, 0.55],
    clouds: [
      [420, 26, 1],
      [760, 22, 1.1],
      [940, 34, 1],
    ],
    mountain: [400, 0.52],
    pyramids: [800, 0.6],
    firs: [660, 9, 14, 0.4, 10, 0],
    hills: [20, -10, 44, -10],
    far: [
      ['japanese', 'daimyo', 468, 40, 0.85],
      ['japanese', 'torii', 522, 34, 0.5],
      ['egyptians', 'sphinx', 866, 42, 0.8, true],
      ['romans', 'temple', 716, 32, 0.72],
    ],
    road: '',
    near: [
      ['barbarians', 'longhouse', 430, 134, 0.72],
      ['common', 'field', 560, 130, 0.75],
      ['common', 'village', 660, 132, 0.8],
      ['common', 'mill', 770, 130, 0.78],
      ['common', 'cart', 950, 134, 0.7],
    ],
    grass: [34, 48, 0.6],
  },
}
const SEEDS: Record<People, number> = { common: 31, japanese: 3, egyptians: 5, romans: 9, barbarians: 4 }
const colours = (set: People): ReturnType<typeof carved> => carved({ design: '', category: '', set, tags: [] })

function sky(k: Pen, land: Land, w: number, h: number): void {
  k.box(-2, -2, w + 4, h + 4, 'url(#parchment)', 'stroke="none"')
  for (let y = 8; y < land.horizon + 10; y += 6.5) k.line(`M0 ${y}h${w}`, 0.55, '#b79a5c', 'opacity=".5"')
  const [x, above, r, rays] = land.sun
  const y = land.horizon - above
  for (let ray = 0; ray < 36; ray++) {
    const [angle, reach] = [(ray / 36) * 2 * Math.PI, r + (ray % 2 ? 120 : 80) * rays]
    const at = (turn: number, far: number): string =>
      `${short(x + Math.cos(angle + turn) * far)} ${short(y + Math.sin(angle + turn) * far)}`
    k.path(`M${at(-0.035, r + 8)}L${at(0, reach)}L${at(0.035, r + 8)}Z`, '#eeb04a', 'stroke="none" opacity=".75"')
  }
  k.dot(x, y, r, '#f0a23a').dot(x, y, r - 7, '#f8c25c', 'stroke="none"')
  for (const [left, top, s] of land.clouds)
    k.path(
      `M${left} ${top}q${3 * s} ${-7 * s} ${10 * s} ${-5 * s}q${5 * s} ${-6 * s} ${12 * s} ${-s}q${9 * s} ${-s} ${9 * s} ${6 * s}z`,
      '#fff6dc',
      'stroke-width=".9"',
    )
}

function mountain(k: Pen, [x, s]: readonly [number, number], y: number): void {
  const at = (across: number, up: number): string => `${short(x + across * s)} ${short(y - up * s)}`
  const foot = y + 16
  k.path(`M${x} ${foot}L${at(96, 92)}L${at(110, 84)}L${at(124, 93)}L${short(x + 224 * s)} ${foot}z`, '#8fa3ba')
  k.path(
    `M${at(66, 59)}L${at(96, 92)}L${at(110, 84)}L${at(124, 93)}L${at(158, 56)}l${-18 * s} ${10 * s}l${-14 * s} ${-12 * s}l${-18 * s} ${14 * s}l${-16 * s} ${-14 * s}z`,
    '#fffaf0',
    'stroke-width=".9"',
  )
  k.path(`M${at(124, 93)}L${short(x + 224 * s)} ${foot}H${short(x + 150 * s)}z`, 'url(#hatch)', 'stroke="none"')
}

function pyramids(k: Pen, [x, s]: readonly [number, number], y: number): void {
  k.area([x, y + 14, x + 66 * s, y - 66 * s, x + 132 * s, y + 14], '#eec877')
  k.path(`M${x + 66 * s} ${y - 66 * s}L${x + 132 * s} ${y + 14}H${x + 84 * s}z`, 'url(#hatch)', 'stroke="none"')
  k.area([x + 84 * s, y + 16, x + 124 * s, y - 26 * s, x + 166 * s, y + 16], '#dcae5a')
}

function firs(land: Land): string {
  const [x, apart, count, size, below, spread] = land.firs
  let drawn = ''
  for (let fir = 0; fir < count; fir++) {
    const k = new Pen(colours('barbarians'), dice(20 + fir), true)
    const at = x + fir * apart + k.between(-spread, spread)
    k.at(at, land.horizon + below + k.between(-2, 5), size, () => tree(k, 'pine'))
    drawn += k.drawn
  }
  return drawn
}

const hill = (y: number, w: number, h: number, across: number, rise: number, end: number): string =>
  `M-4 ${y}q${w * across} ${rise} ${w * 0.5} -2t${w * 0.52} ${end}V${h}H-4z`

/** What is drawn by its people, one after the other. */
function built(all: readonly Put[], pens: Map<People, Pen>, base: number): string {
  let drawn = ''
  for (const [people, subject, x, y, size, turned = false] of all) {
    const k = pens.get(people) ?? new Pen(colours(people), dice(SEEDS[people]), true)
    const before = k.drawn.length
    k.at(x, base + y, size, () => SUBJECTS[subject](k, {}), turned)
    drawn += k.drawn.slice(before)
    pens.set(people, k)
  }
  return drawn
}

function grass(roll: () => number, land: Land, w: number, h: number): string {
  const k = new Pen(colours('common'), roll, true)
  const [count, below, s] = land.grass
  for (let tuft = 0; tuft < count; tuft++) {
    const [x, y] = [k.between(0, w), k.between(land.horizon + below, h - 2)]
    k.line(
      `M${short(x)} ${short(y)}l${3 * s} ${-6 * s}M${short(x + 4 * s)} ${short(y)}v${-7 * s}M${short(x + 8 * s)} ${short(y)}l${-3 * s} ${-6 * s}`,
      1.2 * s,
      '#5d7a3a',
    )
  }
  return k.drawn
}

export function valley(shape: Shape, dark: boolean): string {
  const [w, h] = BOX[shape]
  const land = LAND[shape]
  const y = land.horizon
  const roll = dice(7)
  const layer = (draw: (k: Pen) => void): string => {
    const k = new Pen(colours('common'), roll, true)
    draw(k)
    return k.drawn
  }
  const [middle, rise, near, nearRise] = land.hills
  const pens = new Map<People, Pen>()
  const drawn = [
    layer((k) => {
      sky(k, land, w, h)
      mountain(k, land.mountain, y)
      pyramids(k, land.pyramids, y)
      k.path(`M-4 ${y + 12}q${w * 0.22} -22 ${w * 0.46} -2t${w * 0.56} -6V${h}H-4z`, '#c6c98a')
    }),
    firs(land),
    layer((k) => k.path(hill(y + middle, w, h, 0.26, rise, rise / 2), '#a3b56c')),
    built(land.far, pens, y),
    layer((k) => {
      k.path(hill(y + near, w, h, 0.25, nearRise, -8), '#8fa457')
      if (land.road !== '') k.path(land.road, '#e9d3a0')
    }),
    built(land.near, pens, 0),
    grass(roll, land, w, h),
  ]
  const night =
    `<rect width="${w}" height="${h}" fill="#8084ba" style="mix-blend-mode:multiply"/>` +
    `<rect y="${y - 70}" width="${w}" height="90" fill="url(#ember)"/>`
  return `<g stroke="#3a2414" stroke-width="1.25" stroke-linejoin="round">${drawn.join('')}</g>${dark ? night : ''}`
}
