/**
 * From what the reader wants to seal to the answers that say so. The rules take the dial first, then card by card, and
 * give all of it back at once; the reader turns the dial and moves cards in any order.
 */

import type { Own } from '../../types'

export interface Wish {
  dial: number
  /** By their values. */
  cards: readonly number[]
}

export type Step = { is: 'dial' | 'card'; value: number } | { is: 'withdraw' }

type Sealed = NonNullable<Own['sealed']>

/** The cards that are left when some have been taken away; null: some of those were not there. */
function without(cards: readonly number[], taken: readonly number[]): number[] | null {
  const left = [...cards]
  for (const value of taken) {
    const at = left.indexOf(value)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** The next answer on the way to the wish; null: it is sealed so. */
export function next(wish: Wish, sealed: Sealed | null): Step | null {
  if (sealed === null) return { is: 'dial', value: wish.dial }
  const missing = without(wish.cards, sealed.cards)
  if (sealed.ready || sealed.dial !== wish.dial || missing === null) return { is: 'withdraw' }
  return missing[0] === undefined ? null : { is: 'card', value: missing[0] }
}

/** The wish with one more card, or one less. */
export function withCard({ dial, cards }: Wish, value: number): Wish {
  return { dial, cards: [...cards, value] }
}

export function withoutCard({ dial, cards }: Wish, value: number): Wish {
  return { dial, cards: without(cards, [value]) ?? cards }
}
