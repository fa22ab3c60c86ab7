/** The view document of the card games (src/furrow/games/tableau/view.py) and the facts that cards are drawn from. */

import type { GameEvent, Reference } from '../table/board'

export type Amounts = Record<string, number>
export type { GameEvent, Reference }

export interface Location {
  card: string
  used?: number
  marks?: string[]
  goods?: Amounts
  under?: number
  owner?: number | null
}

export interface Player {
  faction: string
  points: number
  goods: Amounts
  hand: number
  locations: Location[]
  deals: string[]
  stored?: Amounts
  known?: string[]
  backs?: Amounts
  foreign?: string[]
  connections?: string[]
  ruins?: number
  board_uses?: number[]
  passed?: boolean
  virtual?: boolean
}

export interface Own {
  hand: string[]
  dealt?: string[]
  under?: Record<string, string[]>
  answer?: string[]
}

export interface Asked {
  name: string
  seats: number[]
  card?: string
  amount?: number
  cost?: Amounts
  chosen?: number[]
  offered?: string[]
  effect?: string
  step?: number
}

export interface Rank {
  seat: number
  rank: number
  total: number
  parts: Amounts
}

export interface TableauView {
  game: string
  seat: number | null
  round: number
  phase: string
  first: number
  active: number
  over: boolean
  question: Asked | null
  players: Player[]
  decks: Amounts
  discards: Amounts
  options: Record<string, boolean | number | string>
  ending?: boolean
  row?: string[]
  tables?: Record<string, string[]>
  counts?: Amounts
  own?: Own | null
  result?: Rank[]
  tie_break?: string
  title?: string
}

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
  marked?: string
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
