/** A Scythe view, generated from the server's, and the printed facts (`furrow.games.scythe.reference`). */

export type Amounts = Record<string, number>

export type { ScytheOwn as Own, ScytheQuestion as Question, ScytheSeat as Player, ScytheView } from '../wire/types'

export interface HexFact {
  id: string
  q: number
  r: number
  terrain: string
  tunnel: boolean
  encounter: boolean
}

export interface BaseFact {
  id: string
  faction: string
  q: number
  r: number
}

export interface SectionFact {
  top: string
  bottom: string
  cost: number
  dashed: number
  coins: number
}

export interface TopFact {
  cost: Amounts
  boxes: Record<string, [number, number]>
  structure: string
}

export interface FactionFact {
  power: number
  combat_cards: number
  ability: string
  mechs: string[]
  riverwalk: string[]
}

export interface Deal {
  cost: Amounts
  gain: Amounts
}

export interface Tier {
  from: number
  star: number
  territory: number
  resource_pair: number
}

export interface Facts {
  map: { hexes: HexFact[]; bases: BaseFact[]; rivers: [string, string][] }
  factions: Record<string, FactionFact>
  mats: Record<string, { number: number; sections: SectionFact[] }>
  top_actions: Record<string, TopFact>
  bottom_actions: Record<string, { resource: string; ongoing_bonus: string }>
  produce_cost: Amounts[]
  recruit_bonus: number
  encounters: Record<string, (Deal & { special: string; scene: number })[]>
  factory_cards: Record<string, Deal & { choose_one: boolean }>
  objectives: Record<string, { at_end_of_turn: boolean }>
  tiles: Record<string, [number, number][]>
  stars: string[]
  tiers: Tier[]
  limits: Record<string, number>
  resources: string[]
}

export interface Named {
  name: string
  text: string
}

/** What is printed, in the reader's language. */
export interface Printed {
  abilities: Record<string, Named>
  faction_abilities: Record<string, Named>
  structures: Record<string, Named>
  objectives: Record<string, Named & { english: string }>
  encounters: Record<string, string[]>
  scenes: Record<string, string>
  factory_cards: Record<string, string>
  tiles: Record<string, string>
  stars: Record<string, string>
  [kind: string]: unknown
}

export interface ScytheReference {
  facts: Facts
  words: Printed
}
