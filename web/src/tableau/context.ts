/** What every part of a card game's board needs, handed down once. */

import { getContext, setContext } from 'svelte'
import type { Book } from './book'
import type { Raised } from '../table/selecting.svelte'
import type { Light } from './things'

export interface Table {
  readonly book: Book
  readonly light: Light
  readonly names: readonly string[]
  /** Whose cards lie before the reader; words that say "your" ask for it. */
  readonly whose: 'own' | 'other'
  /** The cards under a location that the reader knows. */
  under: (card: string) => readonly string[]
  /** What the reader has chosen and not done yet; null: nothing. */
  readonly raised: Raised | null
  /** The user pointed at a thing. */
  point: (things: string[]) => void
  /** The user dropped a card of the hand on a thing. */
  drop: (card: string, onto: string) => void
  /** Say what a thing is. */
  ask: (thing: string) => void
  /** Show a card for as long as the mouse or the focus rests on it; null: no longer. */
  peek: (card: string | null, beside?: Element) => void
}

const KEY = Symbol('tableau')

export function provide(table: Table): void {
  setContext(KEY, table)
}

export function table(): Table {
  return getContext<Table>(KEY)
}

/** A page that shows cards and has no table: nothing is lit, and nothing answers. */
export function provideBook(book: () => Book): void {
  const nothing: ReadonlySet<string> = new Set()
  provide({
    get book() {
      return book()
    },
    light: {
      lit: nothing,
      drops: nothing,
      aimed: false,
      chosen: nothing,
      taken: nothing,
      told: nothing,
      played: nothing,
      better: nothing,
    },
    raised: null,
    names: [],
    whose: 'other',
    under: () => [],
    point: () => undefined,
    drop: () => undefined,
    ask: () => undefined,
    peek: () => undefined,
  })
}
