/** The attacks that the virtual player made last, as events told them: a view knows only which cards lie there. */

import { getContext, setContext, untrack } from 'svelte'
import type { GameEvent } from '../types'

export interface Attack {
  readonly seat: GameEvent['seat']
  readonly card: string
  readonly outcome: 'hit' | 'missed' | 'absorbed'
  /** The steps of the rule that were needed, and how many locations were left before and after each. */
  readonly steps: readonly string[]
  readonly left: readonly number[]
  /** Those that share a type, the longest left first, with their types in common and their distances. */
  readonly places: readonly string[]
  readonly common: readonly number[]
  readonly distances: readonly number[]
}

const OUTCOMES: Readonly<Record<string, Attack['outcome']>> = { raze: 'hit', attack_absorbed: 'absorbed' }

const list = (fact: unknown): never[] => (Array.isArray(fact) ? (fact as never[]) : [])

const attackOf = (event: GameEvent): Attack => ({
  seat: event.seat,
  card: String(event['card']),
  outcome: 'missed',
  steps: list(event['steps']),
  left: list(event['left']),
  places: list(event['places']),
  common: list(event['common']),
  distances: list(event['distances']),
})

/** More than so many do not lie in any row. */
const KEPT = 16

/** An outcome belongs to the attack before it; a phase of attacks begins anew, single attacks follow each other. */
export function remembered(before: readonly Attack[], events: readonly GameEvent[]): readonly Attack[] {
  let found = before
  for (const event of events) {
    const last = found.at(-1)
    const outcome = OUTCOMES[event.kind]
    if (event.kind === 'attack_phase') found = []
    else if (event.kind === 'attack') found = [...found, attackOf(event)].slice(-KEPT)
    else if (last !== undefined && outcome !== undefined && event.seat === last.seat)
      found = [...found.slice(0, -1), { ...last, outcome }]
  }
  return found
}

const KEY = Symbol('attacks')

/** Follows the events of a board; what belongs to it asks with `attacks`. */
export function followAttacks(events: () => readonly GameEvent[]): void {
  let known = $state.raw<readonly Attack[]>([])
  $effect.pre(() => {
    const told = events()
    untrack(() => (known = remembered(known, told)))
  })
  setContext(KEY, () => known)
}

export const attacks = (): (() => readonly Attack[]) => getContext<() => readonly Attack[]>(KEY)
