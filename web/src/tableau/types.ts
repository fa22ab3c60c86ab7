/** The view of the card games, generated from the server's, and the facts that cards are drawn from. */

import type { GameEvent, Reference } from '../table/board'

export type Amounts = Record<string, number>
export type { GameEvent, Reference }

export type {
  TableauLocation as Location,
  TableauQuestion as Asked,
  TableauSeat as Player,
  TableauView,
} from '../wire/types'

export interface Per {
  tag?: string
  produced?: string
  samurai?: boolean
}

export interface Step {
  gain?: Amounts
  per?: Per | null
  most?: number | null
  choose?: Amounts[]
  offer?: { pay: Amounts; gain: Amounts }[]
  place?: Amounts
  do?: string
}

export interface Effect {
  when: string
  steps?: Step[]
  cost?: Amounts
  uses?: number
  tag?: string
  deck?: string
  good?: string
  at_least?: number
  most?: number | null
  store?: { goods: string[]; most?: number | null }[]
  score?: [number, number][]
}

export interface CardFacts {
  design: string
  name: string
  category: string
  set: string
  tags: string[]
  cost: Amounts
  raze: Amounts | null
  points: number
  effects: Effect[]
  deal?: string
  open?: boolean
  shielded?: boolean
}

export interface BoardFacts {
  production: Amounts
  store: { goods: string[]; most?: number }[]
  uses: { cost: Amounts; gain: Amounts }[]
}

export interface Facts {
  game: string
  goods: string[]
  tags: string[]
  categories: string[]
  phases: string[]
  ruin: string
  /** What may be paid in place of a token. */
  wild: Record<string, string>
  boards: Record<string, BoardFacts>
  cards: Record<string, CardFacts>
  exchange?: { cost: Amounts; options: Amounts[] }
}

/** The sentences of a card; those that it has. */
export interface CardWords {
  name: string
  english: string
  effects: string[]
  /** With its number, where the game has several cards of that name. */
  marked?: string
  mark?: number
  kind?: string
  cost?: string
  open?: string
  bonus?: string
  storage?: string
  scoring?: string
  shield?: string
  deal?: string
  raze?: string
  points?: string
}

export interface BoardWords {
  production: string
  store: string
  uses: string[]
}

export interface Printed {
  language: string
  goods: Record<string, string>
  tags: Record<string, string>
  categories: Record<string, string>
  sets: Record<string, string>
  factions: Record<string, string>
  phases: Record<string, string>
  marks: Record<string, string>
  decks: Record<string, string>
  tables: Record<string, string>
  ruin: string
  virtual: string
  exchange: string
  boards: Record<string, BoardWords>
  cards: Record<string, CardWords>
}
