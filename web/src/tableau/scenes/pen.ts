/** The pen that scenes are drawn with: short calls that write svg, and a seeded choice of everything that varies. */

/** The colours of one scene. */
export interface Palette {
  sky: string
  sky2: string
  sun: string
  far: string
  far2: string
  ground: string
  ground2: string
  body: string
  shade: string
  roof: string
  dark: string
  metal: string
  wood: string
  accent: string
  glow: string
  leaf?: string
  leaf2?: string
  /** Whose land it is: houses are built as its people build. */
  land?: string
}

/** What a line of the vocabulary may say about its subject. */
export interface Options {
  w?: number
  h?: number
  x?: number
  s?: number
  n?: number
  roof?: number
  chimneys?: number
  stack?: boolean
  broken?: boolean
  sign?: 'bar' | 'tall' | 'round'
  kind?: string
  holds?: string
  head?: string
  /** The good that is shown. */
  good?: string
  /** The good on the shield of a guild. */
  mark?: string
}

/** A number that depends on every letter of a text. */
export function hash(text: string): number {
  let found = 2166136261
  for (let at = 0; at < text.length; at++) found = Math.imul(found ^ text.charCodeAt(at), 16777619)
  return found >>> 0
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** One digit after the point is enough for a drawing. */
export const short = (value: number): number => Math.round(value * 10) / 10

const more = (attributes: string): string => (attributes === '' ? '' : ` ${attributes}`)

export class Pen {
  private readonly parts: string[] = []

  /** `cut`: inked outlines and hatching, as in a woodcut; else flat cut-outs. */
  constructor(
    public p: Palette,
    private readonly roll: () => number,
    readonly cut: boolean,
  ) {}

  get drawn(): string {
    return this.parts.join('')
  }

  raw(text: string): this {
    this.parts.push(text)
    return this
  }

  path(d: string, fill: string, attributes = ''): this {
    return this.raw(`<path d="${d}" fill="${fill}"${more(attributes)}/>`)
  }

  /** An area by its corners, as a flat list. */
  area(corners: readonly number[], fill: string, attributes = ''): this {
    let d = ''
    for (let at = 0; at + 1 < corners.length; at += 2)
      d += `${at > 0 ? 'L' : 'M'}${short(corners[at] ?? 0)} ${short(corners[at + 1] ?? 0)}`
    return this.path(`${d}z`, fill, attributes)
  }

  box(x: number, y: number, w: number, h: number, fill: string, attributes = ''): this {
    return this.path(`M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`, fill, attributes)
  }

  dot(x: number, y: number, r: number, fill: string, attributes = ''): this {
    return this.raw(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more(attributes)}/>`)
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): this {
    const size = `rx="${short(rx)}" ry="${short(ry)}"`
    return this.raw(`<ellipse cx="${short(x)}" cy="${short(y)}" ${size} fill="${fill}"${more(attributes)}/>`)
  }

  line(d: string, width: number, colour: string, attributes = ''): this {
    const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`
    return this.raw(`<path d="${d}" fill="none" ${pen}${more(attributes)}/>`)
  }

  /** A part in the shade: darker, and hatched where wood is cut. */
  shade(d: string): this {
    return this.cut ? this.path(d, 'url(#hatch)', 'stroke="none"') : this.path(d, this.p.dark, 'opacity=".22"')
  }

  /** A window: lit, dark, or as it happens. */
  window(x: number, y: number, w: number, h: number, lit?: boolean): this {
    const fill = (lit ?? this.chance(0.3)) ? this.p.glow : this.p.dark
    return this.box(x, y, w, h, fill, this.cut ? 'stroke-width=".8"' : '')
  }

  /** Whatever `draw` draws, elsewhere and in another size. */
  at(x: number, y: number, scale: number, draw: () => unknown, flip = false): this {
    this.raw(`<g transform="translate(${short(x)} ${short(y)}) scale(${flip ? -scale : scale} ${scale})">`)
    draw()
    return this.raw('</g>')
  }

  between(low: number, high: number): number {
    return low + this.roll() * (high - low)
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 0.999))
  }

  pick<T>(...all: [T, ...T[]]): T {
    return all[Math.floor(this.roll() * all.length)] ?? all[0]
  }

  chance(share = 0.5): boolean {
    return this.roll() < share
  }
}
