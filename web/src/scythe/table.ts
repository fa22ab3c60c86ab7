/** What every part of the board may ask of the table: which things are lit, and how to point at one. */

import { getContext, setContext } from 'svelte'
import type { BoardProps, Show } from '../table/board'
import { goals } from './journeys'
import type { ScytheReference, ScytheView } from './types'

export type Table = Pick<BoardProps, 'lit' | 'chosen' | 'told' | 'events' | 'point' | 'ask' | 'names'> &
  Required<Pick<BoardProps, 'goals' | 'hold' | 'side' | 'lines' | 'unveiled' | 'looked' | 'loading'>> & {
    /** A unit was dropped on a place. */
    drop: (things: string[], place: string) => void
    readonly view: ScytheView
    readonly seat: number | null
    /** Whose mats and cards are shown as the reader's own; words that say "your" ask for it. */
    readonly whose: 'own' | 'other'
    readonly reference: ScytheReference
    readonly show?: Show<ScytheView> | undefined
    /** The place that a moment over the rail speaks of; "": none. */
    readonly spoken?: { place: string }
  }

const KEY = Symbol('scythe')

export function lay(table: Table): void {
  setContext(KEY, table)
}

export function table(): Table {
  return getContext<Table>(KEY)
}

/**
 * The same where others are seen: while their turns are shown, it is the table as it was then. Lit is what can be
 * answered now.
 */
export function scene(): Table {
  const on = table()
  const reached = (): ReadonlySet<string> => {
    const others = on.show?.air.filter(({ turn }) => turn.seat !== on.seat) ?? []
    return new Set(others.flatMap(({ state }) => goals(state.events, on.view)).map((place) => `hex:${place}`))
  }
  return Object.create(on, {
    view: { get: () => on.show?.view ?? on.view },
    told: { get: () => (on.told.size > 0 ? on.told : reached()) },
  }) as Table
}
