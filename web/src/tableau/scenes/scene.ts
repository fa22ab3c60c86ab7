/**
 * A card's row → a little scene in a box of 160 × 100. Nothing is stored for a card but one line of keywords; the rest
 * follows from its category, set, types and goods, and from a seed, so that the same row always gives the same picture.
 */

import type { CardFacts } from '../types'
import { carvedLand, dustyLand, foreground, wear } from './backdrop'
import { carved, dusty } from './palettes'
import { dice, hash, Pen } from './pen'
import { raid } from './raid'
import { subjectOf } from './subjects'
import { heap } from './things'
import { SUBJECTS, type Subject } from './vocabulary'

/** Two hands draw: flat cut-outs in haze and dust, or inked outlines as cut in wood. */
export type Hand = 'dust' | 'cut'
export type Row = Pick<CardFacts, 'design' | 'category' | 'set' | 'tags' | 'effects' | 'deal'>

/** Tall subjects are drawn a little smaller than the others. */
const SCALE: Partial<Record<Subject, number>> = {
  daimyo: 0.94,
  palisade: 0.96,
  castle: 1.04,
  tavern: 1.08,
  church: 1.06,
  colossus: 0.9,
  mast: 1.04,
  derrick: 0.95,
  tower: 1.1,
  skyscraper: 1.08,
  pagoda: 1.05,
  dojo: 1,
  ship: 1.12,
  statue: 1.08,
  monument: 1.12,
  gate: 1.12,
  cultist: 1.06,
  idol: 1.1,
  factory: 1.1,
  power: 1.05,
  boiler: 1.04,
  portrait: 1.16,
}
/** What has letters or a right way round is not mirrored. */
const ONE_WAY = new Set<Subject>(['rifle', 'motel', 'cars', 'post', 'crossroads'])
/** What shows its goods already gets no heap beside it. */
const LADEN = new Set<Subject>([
  'storage',
  'trader',
  'cart',
  'workshop',
  'stalls',
  'lumber',
  'bank',
  'rifle',
  'mill',
  'sawmill',
  'camels',
])

/** The good that a card is about: what it gives, else what it takes, else what a deal with it gives. */
export function goodOf(row: Row): string {
  for (const effect of row.effects) {
    for (const step of effect.steps ?? []) {
      const good = Object.keys(step.gain ?? step.place ?? step.choose?.[0] ?? {}).find((each) => each !== 'vp')
      if (good !== undefined) return good
    }
    const paid = Object.keys(effect.cost ?? {}).find((each) => each !== 'worker')
    if (paid !== undefined) return paid
  }
  return row.deal ?? row.tags[0] ?? ''
}

/** The inside of an svg of 160 × 100; the ground is at about 80. */
export function scene(row: Row, hand: Hand): string {
  if (row.category === 'attack') return raid(row)
  const cut = hand === 'cut'
  const roll = dice(hash(row.design + row.set))
  const palette = cut ? carved(row) : dusty(row, roll)
  const k = new Pen(palette, roll, cut)
  const { subject, options } = subjectOf(row, cut)
  const good = goodOf(row)
  if (cut) carvedLand(k, row.set, row.category)
  else dustyLand(k)
  const x = 80 + k.between(-6, 6)
  const scale = SCALE[subject] ?? k.between(1.14, 1.24)
  k.oval(x, 84, 46, 5, palette.ground2, cut ? 'stroke="none" opacity=".7"' : 'opacity=".8"')
  const flip = k.chance(0.4) && !ONE_WAY.has(subject)
  k.at(x, 87, scale, () => SUBJECTS[subject](k, { good, mark: good, ...options }), flip)
  if (!LADEN.has(subject) && row.category !== 'feature') k.at(x > 80 ? 26 : 134, 92, 0.72, () => heap(k, good))
  else foreground(k, row.set)
  if (!cut) wear(k)
  const ink = cut ? ' stroke="#3a2414" stroke-width="1.15" stroke-linejoin="round"' : ''
  return `<g${ink}>${k.drawn}</g>`
}

export const HATCH =
  '<pattern id="hatch" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">' +
  '<rect width="3.2" height="3.2" fill="#3a2414" opacity=".13"/>' +
  '<path d="M0 1.600h3.2" stroke="#3a2414" stroke-width=".75" opacity=".6"/></pattern>'

/** A whole svg file of a scene. */
export function drawing(row: Row, hand: Hand): string {
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="320" height="200">'
  const defs = hand === 'cut' ? `<defs>${HATCH}</defs>` : ''
  return `${open}${defs}${scene(row, hand)}</svg>`
}

const drawn = new Map<string, string>()

/** The address of a scene for an `img`: one node, drawn once for each design. */
export function picture(row: Row, hand: Hand): string {
  const key = `${hand}/${row.set}/${row.design}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(drawing(row, hand))}`
  drawn.set(key, address)
  return address
}
