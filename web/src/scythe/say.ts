/** The words of the game as the board uses them. Ids follow the engine's own words, as on the server. */

import { number, say, t } from '../words'
import type { Amounts } from './types'

const id = (...parts: string[]): string => `scythe-${parts.join('-').replace(/[._ ]/g, '-')}`

/** A word of the engine, of a kind: the `structure` `mill`. */
export function term(kind: string, word: string): string {
  return say(id(kind, word), null, word)
}

const COUNTED: Record<string, string> = {
  power: 'power-count',
  coins: 'coins-count',
  popularity: 'popularity-count',
  combat_cards: 'cards-count',
  cards: 'cards-count',
  char: 'unit-count-character',
  mech: 'unit-count-mech',
  worker: 'unit-count-worker',
  workers: 'unit-count-worker',
  deploy_mech: 'unit-count-mech',
  stars: 'stars-count',
  units: 'unit-count-any',
  territories: 'gain-produce-territories',
  controlled: 'territories-count',
  goods: 'gain-any-resources',
  food: 'resource-count-food',
  metal: 'resource-count-metal',
  oil: 'resource-count-oil',
  wood: 'resource-count-wood',
}

/** So many of something: "2 coins". */
export function counted(what: string, count: number): string {
  return say(id(COUNTED[what] ?? `gain-${what}`), { count }, `${number(count)} ${what}`)
}

/** "a, b, c". */
export function row(parts: readonly string[]): string {
  return parts.reduce((first, last) => (first === '' ? last : t('list-comma', { first, last })), '')
}

/** "a, b and c". */
export function all(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : t('list-and', { first: row(parts.slice(0, -1)), last })
}

export function amounts(parts: Amounts): string {
  return all(Object.entries(parts).map(([what, count]) => counted(what, count)))
}

const BONUS: Record<string, string> = { power: 'power', coins: 'coins', popularity: 'popularity', cards: 'combat-card' }

/** A recruit bonus by its name. */
export function bonus(name: string): string {
  return term('concept', BONUS[name] ?? name)
}

/** A hex by its code and terrain, a base by its name. */
export function place(code: string, terrain: string): string {
  return terrain === ''
    ? say(id('place', code), null, code)
    : t('scythe-place', { place: code, terrain: term('terrain', terrain) })
}
