/** Which games have pages about their cards, and where those are. */

import type { Component } from 'svelte'
import type { Reference } from '../table/board'

export interface CardsProps {
  game: string
  reference: Reference
  /** The card that is asked for by the address. */
  card: string | null
}
type Shown = Component<{ game: string; reference: never; card: string | null }>

/** What the folder of a family offers in its `cards.ts`: a lazy chunk. */
export interface CardsModule {
  /** The catalogues that these pages need besides those of the board. */
  words: readonly string[]
  /** All cards, to be searched. */
  browse: Shown
  /** What the icons mean. */
  legend: Shown
  /** Every design at once. */
  designs: Shown
}

const families = import.meta.glob<CardsModule>('../*/cards.ts')
const placeOf = (family: string): string => `../${family}/cards.ts`

export const hasCards = (family: string): boolean => placeOf(family) in families

export async function cardsOf(family: string): Promise<CardsModule | undefined> {
  return families[placeOf(family)]?.()
}
