/** How far an objective has come, as drawings: the numbers are the library's. */

import type { ScytheObjectivePart as Part } from '../../wire/types'
import type { ScytheView } from '../types'

/** A drawing that stands for a part of an objective, or for one of several of the same sort. */
export interface Sign {
  icon: string
  /** It is there already. */
  on: boolean
  /** The card asks for none of it. */
  none: boolean
}

export interface Goal {
  have: number
  need: number
  done: boolean
  signs: Sign[]
  /** How much of a large number is there, from 0 to 1; null where every one of them is drawn. */
  share: number | null
}

/** As many of the same drawing find room on a card. */
const ROOM = 5

const ICONS: Record<string, string> = {
  workers: 'worker',
  mechs: 'mech',
  structures: 'build',
  recruits: 'enlist',
  upgrades: 'upgrade',
  combat_stars: 'combat',
  factory_card: 'factory',
  drove_off: 'combat',
  resources: 'goods',
  kinds: 'goods',
  pieces: 'char',
  character: 'char',
  strongest: 'power',
  workers_and_recruits: 'enlist',
}
const PLACES: Record<string, string> = { by_lake: 'lake', by_factory: 'hex', one_place: '', by_base: '' }

function iconOf({ what, where = '', kind = '' }: Part): string {
  if (kind !== '') return kind
  const place = PLACES[where] ?? where
  return place !== '' && (what === 'territories' || what === 'workers') ? place : (ICONS[what] ?? what)
}

const sign = (part: Part, on: boolean): Sign => ({ icon: iconOf(part), on, none: part.most === 0 })

/** An objective card of the reader; null where its progress is not known. */
export function goal(view: ScytheView, card: number): Goal | null {
  const found = view.own?.objective_progress.find((each) => each.card === card)
  if (found === undefined) return null
  const { have, need, fulfilled, parts } = found
  const [only] = parts
  const alone = parts.length === 1 && only !== undefined
  const signs = !alone
    ? parts.map((part) => sign(part, part.have >= part.need))
    : Array.from({ length: need <= ROOM ? need : 1 }, (_, k) => sign(only, k < have))
  return { have, need, done: fulfilled, signs, share: alone && need > ROOM ? have / need : null }
}
