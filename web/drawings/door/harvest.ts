/** Scythe: furrows to the horizon, a mech among reapers, works with smoke, machines in the mist. */

import { dice, short } from '../../src/tableau/scenes/pen'
import { BOX, type Shape } from './shapes'

type Thing = readonly [name: string, x: number, y: number, size: number]
type Unit = readonly [kind: string, faction: string, x: number, y: number, size: number, turned?: boolean]

/** Where everything stands in one shape; heights are counted from the horizon where a name says so. */
interface Land {
  horizon: number
  /** Where the furrows meet. */
  vanishing: number
  /** Place, height above the horizon, radius of its glow and of the sun itself. */
  sun: readonly [x: number, above: number, glow: number, radius: number]
  works: readonly [x: number, size: number]
  mist: readonly (readonly [faction: string, x: number, below: number, size: number, turned: boolean])[]
  clouds: readonly [count: number, reach: number]
  trees: number
  /** Where the field begins, below the horizon. */
  field: number
  furrows: readonly [count: number, far: number, near: number, width: number]
  stubble: number
  village: readonly (readonly [x: number, house: string])[]
  /** How large the landscape is. */
  size: number
  things: readonly Thing[]
  units: readonly Unit[]
  wheat: number
  lamp: readonly [x: number, y: number, radius: number]
}

const LAND: Record<Shape, Land> = {
  tall: {
    horizon: 268,
    vanishing: 214,
    sun: [226, 66, 130, 30],
    works: [84, 1.02],
    mist: [
      ['polania', 346, 24, 2.75, true],
      ['nordic', 24, 10, 1.35, false],
      ['saxony', 200, 4, 0.9, true],
    ],
    clouds: [14, 220],
    trees: 22,
    field: 26,
    furrows: [26, 17, 82, 44],
    stubble: 90,
    village: [
      [166, 'house0'],
      [316, 'house2'],
      [350, 'church'],
      [384, 'house1'],
      [292, 'house0'],
      [16, 'house1'],
    ],
    size: 1,
    things: [
      ['stack', 30, 362, 3],
      ['stack', 78, 342, 2],
      ['stack', 372, 352, 2.5],
      ['sheaf', 332, 372, 2.4],
      ['sheaf', 118, 392, 2.8],
      ['sheaf', 150, 470, 3.8],
      ['sheaf', 300, 482, 4.2],
      ['sheaf', 22, 488, 4.4],
    ],
    units: [
      ['worker', 'nordic', 118, 404, 1.5],
      ['mech', 'rusviet', 222, 434, 3.35],
      ['worker', 'polania', 346, 462, 2.55, true],
      ['worker', 'crimea', 76, 472, 3],
    ],
    wheat: 1,
    lamp: [222, 330, 62],
  },
  broad: {
    horizon: 205,
    vanishing: 256,
    sun: [272, 56, 112, 25],
    works: [96, 0.9],
    mist: [
      ['polania', 412, 18, 2.25, true],
      ['nordic', 22, 8, 1.15, false],
      ['saxony', 214, 4, 0.8, true],
    ],
    clouds: [14, 170],
    trees: 24,
    field: 22,
    furrows: [30, 18, 84, 46],
    stubble: 90,
    village: [
      [190, 'house0'],
      [370, 'house2'],
      [406, 'church'],
      [446, 'house1'],
      [344, 'house0'],
      [18, 'house1'],
    ],
    size: 1,
    things: [
      ['stack', 36, 280, 2.4],
      ['stack', 84, 264, 1.6],
      ['stack', 446, 274, 2],
      ['sheaf', 392, 288, 2],
      ['sheaf', 146, 300, 2.2],
      ['sheaf', 180, 372, 3],
      ['sheaf', 344, 384, 3.3],
    ],
    units: [
      ['worker', 'nordic', 150, 322, 1.3],
      ['mech', 'rusviet', 256, 348, 2.72],
      ['worker', 'polania', 398, 368, 2.1, true],
      ['worker', 'crimea', 92, 376, 2.5],
    ],
    wheat: 0.85,
    lamp: [256, 262, 50],
  },
  wide: {
    horizon: 150,
    vanishing: 470,
    sun: [210, 50, 110, 24],
    works: [640, 0.8],
    mist: [
      ['polania', 92, 12, 1.55, false],
      ['saxony', 330, 6, 0.9, true],
      ['nordic', 842, 18, 1.85, true],
      ['crimea', 748, 8, 1, false],
    ],
    clouds: [16, 120],
    trees: 34,
    field: 22,
    furrows: [46, 21, 88, 50],
    stubble: 130,
    village: [
      [250, 'house0'],
      [276, 'church'],
      [306, 'house1'],
      [346, 'house2'],
      [228, 'house1'],
      [790, 'house0'],
      [816, 'house1'],
    ],
    size: 1,
    things: [
      ['stack', 60, 214, 2.6],
      ['stack', 120, 202, 1.8],
      ['stack', 690, 200, 1.9],
      ['stack', 846, 238, 3.2],
      ['sheaf', 360, 232, 2.4],
      ['sheaf', 392, 240, 2.6],
      ['sheaf', 640, 262, 3],
    ],
    units: [
      ['worker', 'saxony', 180, 244, 1.55],
      ['worker', 'nordic', 306, 254, 1.8],
      ['mech', 'rusviet', 470, 266, 2.75],
      ['char', 'rusviet', 594, 274, 1.75],
      ['worker', 'crimea', 232, 270, 2.15],
      ['worker', 'polania', 752, 274, 2.1, true],
    ],
    wheat: 1,
    lamp: [470, 184, 46],
  },
  strip: {
    horizon: 62,
    vanishing: 560,
    sun: [452, 30, 74, 13],
    works: [720, 0.5],
    mist: [
      ['polania', 372, 8, 0.95, false],
      ['nordic', 930, 10, 1.1, true],
      ['crimea', 826, 4, 0.6, false],
      ['saxony', 470, 3, 0.5, true],
    ],
    clouds: [14, 52],
    trees: 40,
    field: 10,
    furrows: [60, 18, 62, 34],
    stubble: 110,
    village: [
      [640, 'house0'],
      [626, 'church'],
      [606, 'house1'],
      [800, 'house2'],
      [820, 'house1'],
    ],
    size: 0.62,
    things: [
      ['stack', 400, 96, 1.2],
      ['stack', 428, 88, 0.8],
      ['stack', 770, 92, 1.2],
      ['stack', 958, 104, 1.5],
      ['sheaf', 486, 112, 1.4],
      ['sheaf', 742, 122, 1.6],
    ],
    units: [
      ['mech', 'rusviet', 560, 124, 1.55],
      ['char', 'rusviet', 632, 126, 1.05],
      ['worker', 'crimea', 462, 128, 1.2],
      ['worker', 'nordic', 498, 116, 1],
      ['worker', 'polania', 706, 126, 1.2, true],
    ],
    wheat: 0.5,
    lamp: [560, 80, 26],
  },
}

/** Chimneys of the works, and the colours of their smoke as it rises. */
const CHIMNEYS = [
  [-31, -60],
  [-13, -74],
  [29, -66],
] as const
const SMOKE = ['#4b403c', '#6d605a', '#8f8176', '#ab9d8f'] as const
const EARTH = ['#d9ae4e', '#c3953b', '#e3c06a', '#b98a36', '#cfa247'] as const
const FOOTPRINT: Record<string, readonly [number, number]> = { mech: [29, 5], char: [27, 3], worker: [12, 3] }

const placed = (x: number, y: number, size: number, inner: string, turned = false, of = ''): string =>
  `<g${of === '' ? '' : ` class="f-${of}"`} transform="translate(${short(x)} ${short(y)}) scale(${turned ? -size : size} ${size})">${inner}</g>`
const use = (id: string, more = ''): string => `<use href="#${id}"${more}/>`
const thing = (name: string, x: number, y: number, size: number): string => placed(x, y, size, use(name))

/** A piece with a thin dark line, and its shadow. */
function unit([kind, faction, x, y, size, turned]: Unit): string {
  const [wide, high] = FOOTPRINT[kind] ?? [12, 3]
  const ink = ` stroke="#1a1410" stroke-width="${short(32 / Math.sqrt(size)) / 10}" stroke-linejoin="round"`
  const shadow = `<ellipse cx="${x + 2 * size}" cy="${y + 1}" rx="${short(wide * size)}" ry="${short(high * size)}" fill="#1a1209" opacity=".32"/>`
  const art = `${kind}-${faction}-art`
  return shadow + placed(x, y, size, use(art, ink) + use(art), turned, faction)
}

function sky(land: Land, width: number, height: number, roll: () => number): string {
  const [x, above, glow, radius] = land.sun
  const y = land.horizon - above
  let drawn =
    `<rect width="${width}" height="${height}" fill="url(#morning)"/>` +
    `<circle cx="${x}" cy="${y}" r="${glow}" fill="url(#sun)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff6d8" opacity=".95"/>`
  const [count, reach] = land.clouds
  const thin = height < 200 ? 0.5 : 1
  for (let cloud = 0; cloud < count; cloud++) {
    const [at, up, long] = [roll() * width, land.horizon - 14 - roll() * reach, 40 + roll() * 130]
    const high = short((2 + roll() * 5) * thin)
    const fill = roll() < 0.5 ? '#fff4d6' : '#d9a878'
    drawn += `<ellipse cx="${short(at)}" cy="${short(up)}" rx="${short(long)}" ry="${high}" fill="${fill}" opacity="${short(0.2 + roll() * 0.25)}"/>`
  }
  return drawn
}

function mist(land: Land): string {
  const machines = land.mist.map(([faction, x, below, size, turned]) =>
    placed(x, land.horizon + below, size, use(`mech-${faction}-art`), turned),
  )
  return `<g opacity=".62" filter="url(#mist)">${machines.join('')}</g>`
}

function smoke(land: Land, roll: () => number): string {
  const [x, size] = land.works
  let drawn = ''
  for (const [dx, dy] of CHIMNEYS)
    for (let puff = 0; puff < 11; puff++) {
      const t = puff / 10
      const across = short(x + (dx + 4 + 92 * t ** 1.2 + (roll() - 0.5) * 8) * size)
      const up = short(land.horizon + 10 + (dy - 5 - 70 * t ** 0.8 + (roll() - 0.5) * 6) * size)
      const fill = SMOKE[Math.min(3, Math.floor(t * 4))] ?? SMOKE[3]
      drawn += `<circle cx="${across}" cy="${up}" r="${short((4 + 15 * t) * size)}" fill="${fill}" opacity="${short((0.8 - 0.6 * t) * 10) / 10}"/>`
    }
  return drawn
}

function hills(land: Land, w: number, h: number, roll: () => number): string {
  const { horizon: y, size } = land
  const [works, scale] = land.works
  const far = `<path d="M0 ${y + 4}Q${w * 0.2} ${y - 16 * size} ${w * 0.42} ${y + 2}T${w * 0.8} ${y - 4} ${w} ${y - 10 * size}V${h}H0Z" fill="#a9aa74"/>`
  const near = `<path d="M0 ${y + 14 * size}Q${w * 0.25} ${y - 2} ${w * 0.5} ${y + 14 * size}T${w} ${y + 6 * size}V${h}H0Z" fill="#8f9a58"/>`
  const trees: [number, number, number][] = []
  for (let tree = 0; tree < land.trees; tree++) {
    const x = roll() * w
    if (Math.abs(x - works) > 60 * scale) trees.push([x, y + (10 + roll() * 10) * size, roll()])
  }
  trees.sort((a, b) => a[1] - b[1])
  const wood = trees.map(([x, at, q]) =>
    thing(q < 0.5 ? 'poplar' : q < 0.75 ? 'oak0' : 'pine1', x, at, (0.62 + q * 0.3) * size),
  )
  const houses = land.village.map(([x, house], row) =>
    thing(house, x, y + (20 + (row % 3) * 3) * size, (house === 'church' ? 1.35 : 1.2) * size),
  )
  return far + thing('works', works, y + 12 * size, scale) + near + wood.join('') + houses.join('')
}

function field(land: Land, w: number, h: number, roll: () => number): string {
  const y = land.horizon + land.field
  const [many, apart, spread, width] = land.furrows
  let drawn = `<path d="M0 ${y}Q${w * 0.3} ${y - 8 * land.size} ${w * 0.55} ${y}T${w} ${y - 4}V${h}H0Z" fill="#cfa247"/>`
  for (let furrow = -many; furrow < many; furrow++) {
    const [far, near] = [land.vanishing + furrow * apart, land.vanishing + furrow * spread]
    if (Math.min(far, near) > w + 40 || Math.max(far, near) < -40) continue
    const earth = EARTH[((furrow % 5) + 5) % 5] ?? EARTH[0]
    drawn +=
      `<path d="M${far} ${y - 1}L${near} ${h + 4}H${near + width}L${far + 9} ${y - 1}Z" fill="${earth}" opacity=".8"/>` +
      `<path d="M${far} ${y}L${near} ${h + 4}" stroke="#7c5519" stroke-width="${h < 200 ? 1 : 1.6}" opacity=".45"/>`
  }
  drawn += `<rect y="${y - 6}" width="${w}" height="${60 * land.size}" fill="url(#haze)"/>`
  let stubble = ''
  for (let stalk = 0; stalk < land.stubble; stalk++) {
    const t = roll() ** 0.7
    const [top, x] = [y + 14 * land.size + t * (h - y - 14 * land.size), roll() * w]
    stubble += `M${short(x)} ${short(top)}l${short(-1 - t)} ${short((-3 - 5 * t) * land.size)}M${short(x + 2)} ${short(top)}l${short(1 + t)} ${short((-3 - 6 * t) * land.size)}`
  }
  return `${drawn}<path d="${stubble}" stroke="#8a6220" stroke-width="1.3" opacity=".6" fill="none"/>`
}

function wheat(land: Land, w: number, h: number, roll: () => number): string {
  let ears = ''
  for (let x = -6; x < w + 6; x += h < 200 ? 5 : 7) {
    const high = (14 + roll() * 22) * land.wheat
    ears += `M${x} ${h + 4}q${short((roll() - 0.5) * 6)} ${short(-high * 0.6)} ${short((roll() - 0.4) * 9)} ${short(-high)}`
  }
  const line = (colour: string, width: number, more = ''): string =>
    `<path d="${ears}" stroke="${colour}" stroke-width="${width * Math.sqrt(land.wheat)}" fill="none" stroke-linecap="round"${more}/>`
  return line('#8a5c17', 2.6) + line('#e8c05c', 1.5, ' transform="translate(3 5)"')
}

/** Dimmed, but for the moon; with lit windows, works and a lamp in the mech. */
function night(land: Land, w: number, h: number): string {
  const [sun, above, , radius] = land.sun
  const [works, scale] = land.works
  const y = land.horizon
  const moon = `M${sun - radius} ${y - above}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
  const windows = land.village.map(
    ([x, house], row) =>
      `<circle cx="${x}" cy="${short(y + (16 + (row % 3) * 3 - (house === 'church' ? 18 : 0)) * land.size)}" r="${8 * land.size}" fill="url(#lamp)"/>`,
  )
  const [lampX, lampY, lampSize] = land.lamp
  return (
    `<path d="M0 0H${w}V${h}H0Z${moon}" fill="#7680b8" fill-rule="evenodd" style="mix-blend-mode:multiply"/>` +
    `<rect y="${y - 60 * land.size}" width="${w}" height="${80 * land.size}" fill="url(#ember)"/>` +
    `<circle cx="${works}" cy="${y - 8}" r="${84 * scale}" fill="url(#lamp)"/>${thing('works-lamps', works, y + 12 * land.size, scale)}` +
    `${windows.join('')}<circle cx="${lampX}" cy="${lampY}" r="${lampSize}" fill="url(#lamp)" opacity=".7"/>`
  )
}

export function harvest(shape: Shape, dark: boolean): string {
  const [w, h] = BOX[shape]
  const land = LAND[shape]
  const roll = dice(1920)
  return [
    sky(land, w, h, roll),
    mist(land),
    smoke(land, roll),
    hills(land, w, h, roll),
    field(land, w, h, roll),
    land.things.map((each) => thing(...each)).join(''),
    land.units.map(unit).join(''),
    wheat(land, w, h, roll),
    `<rect width="${w}" height="${h}" fill="url(#light)" style="mix-blend-mode:soft-light"/>`,
    dark ? night(land, w, h) : '',
  ].join('')
}
