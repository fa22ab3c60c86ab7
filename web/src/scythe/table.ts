/** What every part of the board may ask of the table: which things are lit, and how to point at one. */

import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../table/board'
import type { ScytheReference, ScytheView } from './types'

export type Table = Pick<BoardProps, 'lit' | 'chosen' | 'told' | 'point' | 'ask' | 'names'> &
  Required<Pick<BoardProps, 'goals' | 'hold' | 'side'>> & {
    readonly view: ScytheView
    readonly seat: number | null
    /** Whose mats and cards are shown as the reader's own; words that say "your" ask for it. */
    readonly whose: 'own' | 'other'
    readonly reference: ScytheReference
  }

const KEY = Symbol('scythe')

export function lay(table: Table): void {
  setContext(KEY, table)
}

export function table(): Table {
  return getContext<Table>(KEY)
}
