/** What is drawn on the button of an answer: by the things and signs that the server sent along. */

import type { Answer } from '../../wire/types'
import { GOODS } from '../symbols/icons'

/** An icon of the game, the crest of a seat or a faction, or an amount with its icon. */
export type Mark =
  | { is: 'icon'; name: string }
  | { is: 'seat'; seat: number; with?: string }
  | { is: 'faction'; faction: string }
  | { is: 'amount'; amount: number; name: string }

export interface Face {
  fight: boolean
  first: Mark | null
  words: string
  rest: readonly Mark[]
}

const icon = (name: string): Mark => ({ is: 'icon', name })

/** The icon of a kind of thing, or its name where it has one of its own. */
const OF_KIND: Record<string, (name: string) => Mark | null> = {
  section: (name) => icon(name),
  choice: (name) => icon({ use: 'factory', goods: 'goods' }[name] ?? name),
  bottom: (name) => icon(name),
  unit: (name) => icon(name.split('/')[1] ?? 'worker'),
  good: (name) => icon(name.split('/')[0] ?? 'goods'),
  box: (name) => icon(name.split('.')[0] ?? 'cube'),
  saving: (name) => icon(name),
  ability: () => icon('mech'),
  structure: () => icon('build'),
  recruit: () => icon('enlist'),
  bonus: (name) => icon(name),
  track: (name) => icon(name),
  combat_card: () => icon('cards'),
  dial: () => icon('power'),
  objective: () => icon('objective'),
  factory_card: () => icon('factory'),
  encounter: () => icon('encounter'),
  scene: () => icon('encounter'),
  seat: (name) => ({ is: 'seat', seat: Number(name) }),
}

const OF_SIGN: Record<string, (name: string) => Mark> = {
  terrain: (name) => icon(name),
  base: (faction) => ({ is: 'faction', faction }),
  fight: (seat) => ({ is: 'seat', seat: Number(seat) }),
  drives_off: (seat) => ({ is: 'seat', seat: Number(seat), with: 'worker' }),
  tunnel: () => icon('tunnel'),
  encounter: () => icon('encounter'),
  objective: (amount) => ({ is: 'amount', amount: Number(amount), name: 'objective' }),
  more: (name) => ({ is: 'amount', amount: 1, name }),
  saves: (name) => ({ is: 'amount', amount: -1, name }),
}

const parts = (text: string): [string, string] => {
  const colon = text.indexOf(':')
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)]
}

function ofThing(thing: string): Mark | null {
  const [kind, name] = parts(thing)
  return OF_KIND[kind]?.(name) ?? null
}

function ofSign(sign: string): Mark[] {
  const [kind, name] = parts(sign)
  const found = OF_SIGN[kind]?.(name)
  return found === undefined ? [] : [found]
}

const GROUND = /^(terrain|base):/

/** The face of an answer. Its place is drawn by the ground, its fight by swords and the crest of whoever stands there. */
export function faceOf({ label, brief, things = [], signs = [], ends }: Answer): Face {
  const words = brief === undefined || brief === '' ? label : brief
  const fight = signs.some((each) => each.startsWith('fight:'))
  if (fight) return { fight, first: icon('combat'), words, rest: marks(signs.filter((each) => !GROUND.test(each))) }
  const own = things[0] === undefined ? null : ofThing(things[0])
  if (own !== null) return { fight, first: own, words, rest: marks(signs) }
  const ground = signs.find((each) => GROUND.test(each))
  const first = ground === undefined ? (ends === true ? icon('end') : null) : (ofSign(ground)[0] ?? null)
  return { fight, first, words, rest: marks(signs.filter((each) => each !== ground)) }
}

const marks = (signs: readonly string[]): Mark[] => signs.flatMap(ofSign)

/** Goods are tokens in their own colours: they need a little more room than the drawings beside text. */
export const sizeOf = (name: string): number => ((GOODS as readonly string[]).includes(name) ? 20 : 17)
