/** 51st State: a dead city, a low sun, a convoy on the road; by night in colours of its own. */

import { dusty } from '../../src/tableau/scenes/palettes'
import { dice, Pen, short, type Options } from '../../src/tableau/scenes/pen'
import { person } from '../../src/tableau/scenes/things'
import { SUBJECTS, type Subject } from '../../src/tableau/scenes/vocabulary'
import { BOX, type Shape } from './shapes'

type Put = readonly [subject: Subject, x: number, y: number, size: number, options?: Options, turned?: boolean]
type Somebody = readonly [x: number, y: number, size: number, holds: string, head: string]
/** Heights of a row of towers: low, high, and how far apart they stand. */
type Row = readonly [low: number, high: number, apart: number]

interface Land {
  horizon: number
  sun: readonly [x: number, y: number, radius: number]
  far: Row
  near: Row
  masts: readonly number[]
  /** What stands behind the road; heights below the horizon. */
  behind: readonly Put[]
  /** Where the road comes from, and how wide it is at the foot: to the end and to the start. */
  road: readonly [x: number, end: number, start: number]
  /** What stands before it, by heights of the picture. */
  before: readonly Put[]
  people: readonly Somebody[]
  /** A cactus and a lost wheel. */
  cactus?: readonly [x: number, foot: number, size: number]
  wheel?: readonly [x: number, y: number, radius: number]
}

const SHOP: Options = { sign: 'tall' }
const LAND: Record<Shape, Land> = {
  tall: {
    horizon: 318,
    sun: [262, 220, 88],
    far: [30, 150, 22],
    near: [14, 84, 18],
    masts: [40, 150],
    behind: [
      ['skyscraper', 84, 26, 3.1],
      ['derrick', 346, 14, 1.75],
    ],
    road: [236, 150, 210],
    before: [
      ['truck', 196, 432, 2.5],
      ['shop', 334, 402, 1.15, SHOP],
    ],
    people: [
      [52, 486, 2.7, 'rifle', 'hood'],
      [104, 492, 2.2, 'staff', 'mask'],
    ],
    cactus: [362, 492, 1],
    wheel: [300, 482, 15],
  },
  broad: {
    horizon: 246,
    sun: [312, 170, 70],
    far: [30, 108, 22],
    near: [14, 62, 18],
    masts: [40, 150],
    behind: [
      ['skyscraper', 92, 22, 2.3],
      ['derrick', 428, 12, 1.45],
    ],
    road: [284, 150, 210],
    before: [
      ['truck', 238, 342, 2.05],
      ['shop', 404, 318, 1, SHOP],
    ],
    people: [
      [56, 388, 2.15, 'rifle', 'hood'],
      [100, 392, 1.8, 'staff', 'mask'],
    ],
    cactus: [440, 394, 0.8],
    wheel: [372, 380, 12],
  },
  wide: {
    horizon: 178,
    sun: [610, 116, 62],
    far: [22, 92, 24],
    near: [10, 58, 20],
    masts: [90, 300, 470],
    behind: [
      ['skyscraper', 150, 16, 2.1],
      ['derrick', 770, 12, 1.55],
      ['derrick', 836, 16, 1.15],
    ],
    road: [560, 190, 250],
    before: [
      ['tank', 330, 262, 1.75, {}, true],
      ['truck', 596, 284, 2.2],
      ['shop', 800, 276, 1.3, SHOP],
    ],
    people: [
      [66, 290, 1.9, 'rifle', 'hood'],
      [104, 290, 1.6, 'rifle', 'hood'],
      [30, 290, 1.5, 'rifle', 'hood'],
    ],
  },
  strip: {
    horizon: 84,
    sun: [640, 56, 40],
    far: [10, 46, 15],
    near: [6, 28, 13],
    masts: [],
    behind: [
      ['skyscraper', 430, 12, 0.95],
      ['derrick', 850, 10, 0.85],
      ['derrick', 888, 12, 0.65],
    ],
    road: [640, 90, 130],
    before: [
      ['tank', 520, 126, 0.9, {}, true],
      ['truck', 690, 132, 1.2],
      ['shop', 790, 124, 0.75, SHOP],
    ],
    people: [],
  },
}

/** Colours of the picture besides those of the pen. */
const DAY = {
  sky: 'url(#dusk)',
  towers: ['#d98d52', '#bf6c3c'],
  mast: '#8a4526',
  road: ['#4a2f26', '#5e3c2f'],
  dash: '#e9c48a',
  sun: '#fff1c9',
  halo: '#ffe3a6',
  halos: [0.35, 0.5],
  band: '#f2b46d',
} as const
type Colours = { readonly [Name in keyof typeof DAY]: (typeof DAY)[Name] extends string ? string : readonly unknown[] }
const NIGHT = {
  sky: 'url(#deep)',
  towers: ['#3a4a63', '#2c3a50'],
  mast: '#1c2736',
  road: ['#14181f', '#232a35'],
  dash: '#9fb0b8',
  sun: '#eef0dc',
  halo: '#c9d6d8',
  halos: [0.12, 0.2],
  band: '#5f7384',
} as const satisfies Colours

const ROW = { design: '', category: 'feature', set: '', tags: [] as string[] }
const LIGHT = { ...dusty(ROW, () => 0), sky: '#ec9a55', sky2: '#f8cf8c' }
const DARK = {
  ...dusty({ ...ROW, tags: ['toxic'] }, () => 0),
  far2: '#2b3b46',
  ground: '#2a353b',
  ground2: '#1d262c',
  body: '#6a7480',
  shade: '#434d59',
  accent: '#3f9c8f',
  glow: '#ffd98a',
  metal: '#9aa6ac',
}

function towers(k: Pen, width: number, foot: number, [low, high, apart]: Row, tone: string): void {
  let d = `M-4 ${foot}`
  for (let x = -4; x < width + 8;) {
    const [w, h] = [k.between(apart * 0.7, apart * 1.5), k.between(low, high)]
    d += `L${short(x)} ${short(foot - h)}l${short(w * 0.34)} ${short(k.between(-9, 5))}l${short(w * 0.2)} ${short(k.between(2, 12))}`
    d += `l${short(w * 0.46)} ${short(k.between(-3, 3))}V${foot}`
    x += w + k.between(0, apart * 0.5)
  }
  k.path(`${d}z`, tone)
}

function put(k: Pen, [subject, x, y, size, options = {}, turned = false]: Put): void {
  k.at(x, y, size, () => SUBJECTS[subject](k, options), turned)
}

function road(k: Pen, land: Land, height: number, c: typeof DAY | typeof NIGHT): void {
  const [x, end, start] = land.road
  const top = land.horizon + 12
  k.area([x - 7, top, x + 7, top, x + end, height + 4, x - start, height + 4], c.road[0])
  k.area([x - 5, top, x + 5, top, x + end * 0.9, height + 4, x - start * 0.915, height + 4], c.road[1])
  for (let dash = 0; dash < 6; dash++) {
    const [a, b] = [(dash / 6) ** 1.7, ((dash + 0.5) / 6) ** 1.7]
    const [y1, y2] = [top + 2 + a * (height - land.horizon), top + 2 + b * (height - land.horizon)]
    const [half1, half2] = [0.8 + 5 * a, 0.8 + 5 * b]
    const [m1, m2] = [x - 30 * a, x - 30 * b]
    k.area([m1 - half1, y1, m1 + half1, y1, m2 + half2, y2, m2 - half2, y2], c.dash, 'opacity=".8"')
  }
}

/** Scratches, dust, and dark corners, as on an old print. */
function wear(k: Pen, w: number, h: number): void {
  let scratches = ''
  for (let each = 0; each < 22; each++)
    scratches += `M${short(k.between(0, w))} ${short(k.between(0, h))}l${short(k.between(14, 50))} ${short(k.between(-22, -4))}`
  k.line(scratches, 0.9, k.p.sky2, 'opacity=".45"')
  for (let speck = 0; speck < 90; speck++)
    k.dot(k.between(0, w), k.between(0, h), k.between(0.4, 1.7), speck % 2 ? k.p.dark : k.p.sky2, 'opacity=".42"')
  k.path(
    `M0 0h60q-40 10 -60 54zM${w} 0h-76q50 8 76 50zM0 ${h}v-48q16 34 60 48zM${w} ${h}v-60q-16 44 -76 60z`,
    k.p.dark,
    'opacity=".3"',
  )
}

function sky(k: Pen, land: Land, w: number, h: number, c: typeof DAY | typeof NIGHT): void {
  k.box(0, 0, w, h, c.sky)
  const [x, y, r] = land.sun
  k.dot(x, y, r + 26, c.halo, `opacity="${c.halos[0]}"`)
  k.dot(x, y, r + 12, c.halo, `opacity="${c.halos[1]}"`).dot(x, y, r, c.sun)
  for (let band = 0; band < 5; band++) k.box(x - r - 4, y + r * (0.18 + band * 0.17), r * 2 + 8, 2 + band * 1.7, c.band)
  for (let streak = 0; streak < 9; streak++) {
    const [at, up] = [k.between(-40, w - 60), k.between(8, Math.max(24, land.horizon - 90))]
    k.box(at, up, k.between(70, 190), k.between(1.4, 3), k.p.sky2, 'opacity=".6"')
  }
}

function foreground(k: Pen, land: Land): void {
  for (const each of land.before) put(k, each)
  for (const [x, y, size, holds, head] of land.people) k.at(x, y, size, () => person(k, 0, 0, 1, holds, false, head))
  if (land.cactus !== undefined) {
    const [x, foot, size] = land.cactus
    k.at(x, foot, size, () => k.line('M0 0V-62M0 -30q-18 0 -18 -22M0 -38q18 0 18 -20', 9, k.p.dark))
  }
  if (land.wheel !== undefined) {
    const [x, y, r] = land.wheel
    k.dot(x, y, r, k.p.dark).dot(x, y, r * 0.43, k.p.ground2)
  }
}

export function wasteland(shape: Shape, dark: boolean): string {
  const [w, h] = BOX[shape]
  const [land, c] = [LAND[shape], dark ? NIGHT : DAY]
  const k = new Pen(dark ? DARK : LIGHT, dice(51), false)
  const y = land.horizon
  sky(k, land, w, h, c)
  towers(k, w, y + 4, land.far, c.towers[0])
  towers(k, w, y + 6, land.near, c.towers[1])
  for (const x of land.masts)
    k.line(`M${x} ${y}L${x + 9} ${y - 74}L${x + 18} ${y}M${x - 7} ${y - 62}h32M${x - 5} ${y - 50}h28`, 1.6, c.mast)
  k.path(`M-4 ${y}q${w * 0.25} -16 ${w * 0.5} 0t${w * 0.52} -6V${h}H-4z`, k.p.far2)
  for (const [subject, x, below, size] of land.behind) put(k, [subject, x, y + below, size])
  k.path(`M-4 ${y + 14}q${w * 0.3} -12 ${w * 0.56} 2t${w * 0.5} -4V${h}H-4z`, k.p.ground)
  for (let stain = 0; stain < 26; stain++) {
    const [at, down] = [k.between(0, w), k.between(y + 26, h)]
    k.oval(at, down, k.between(5, 22), k.between(1.2, 3), stain % 2 ? k.p.ground2 : k.p.far2, 'opacity=".7"')
  }
  road(k, land, h, c)
  foreground(k, land)
  wear(k, w, h)
  return k.drawn
}
