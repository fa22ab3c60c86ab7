/** What every part of a card game's board needs, handed down once. */

import { getContext, setContext } from 'svelte'
import type { Book } from './book'
import type { Light } from './things'

export interface Table {
  readonly book: Book
  readonly light: Light
  readonly names: readonly string[]
  /** Whose cards lie before the reader; words that say "your" ask for it. */
  readonly whose: 'own' | 'other'
  /** The cards under a location that the reader knows. */
  under: (card: string) => readonly string[]
  /** The user pointed at a thing. */
  point: (things: string[]) => void
  /** Show a card large; `things` say where it lies. */
  open: (card: string, things: string[]) => void
  /** Explain a thing that is no card. */
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
    light: { lit: nothing, chosen: nothing, taken: nothing, told: nothing, fresh: nothing },
    names: [],
    whose: 'other',
    under: () => [],
    point: () => undefined,
    open: () => undefined,
    ask: () => undefined,
    peek: () => undefined,
  })
}
