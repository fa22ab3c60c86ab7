/** A Scythe view as the server writes it (`furrow.games.scythe.view`) and the printed facts (`…scythe.reference`). */

export type Amounts = Record<string, number>

export interface Question {
  name: string
  seats: number[]
  unit?: string
  place?: string
  origin?: string
  to?: string
  section?: string
  resource?: string
  amount?: number
  card?: number
  box?: string
  ability?: string
  structure?: string
  action?: string
  chosen?: string[]
  scenes?: number[]
  used?: string[]
  lakes?: string[]
  moved?: string[]
  load?: Amounts
}

export interface Player {
  faction: string
  mat: string
  power: number
  popularity: number
  coins: number
  section: string | null
  character: string
  mechs: Record<string, string>
  workers: Record<string, number>
  workers_on_mat: number
  structures: Record<string, string>
  recruits: string[]
  bonuses: string[]
  cubes: string[]
  covered: Amounts
  costs: Amounts
  combat_cards: number
  objectives: number
  factory_card: number | null
  stars: Amounts
  star_count: number
  territories: string[]
  refused: string[]
}

export interface Own {
  combat_cards: number[]
  objectives: number[]
  fortune: Amounts
  factory_offer?: number[]
  seen_hands?: Record<string, number[]>
  sealed?: { dial: number; cards: number[]; ready: boolean } | null
}

export interface Rank {
  seat: number
  rank: number
  total: number
  parts: Amounts
}

export interface ScytheView {
  game: string
  seat: number | null
  turn: number
  active: number
  over: boolean
  clockwise: number[]
  question: Question | null
  players: Player[]
  goods: Record<string, Amounts>
  encounter_tokens: string[]
  contested: string[]
  tile: string
  combat_deck: number
  combat_discards: number[]
  encounter_deck: number
  objective_deck: number
  factory_cards: number
  options: Record<string, boolean>
  own?: Own | null
  fortunes?: Amounts[]
  result?: Rank[]
  tie_break?: string
}

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
