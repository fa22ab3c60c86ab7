/** The clauses of a card: what each does, when, and its sentence. */

import type { Book } from './book'
import { MOMENTS } from './icons'
import type { CardWords, Effect } from './types'

export interface Clause {
  effect: Effect
  /** The icon that says when; none where the sign of the whole card says it already. */
  mark: string | undefined
  /** It reacts to what its owner or another player does. */
  trigger: boolean
  sentence: string
}

/** Sentences that a card has apart from its effects. */
const APART: Record<string, (text: CardWords) => string | undefined> = {
  built: (text) => text.bonus,
  cleanup: (text) => text.storage,
  end: (text) => text.scoring,
}

const TRIGGERS = new Set(['builds', 'razes', 'deals', 'produced', 'points', 'exchanged'])

export function clauses(book: Book, word: string): Clause[] {
  const { category, effects } = book.card(word)
  const text = book.text(word)
  const others = effects.filter((effect) => !(effect.when in APART))
  return effects.map((effect) => ({
    effect,
    // A connection card has one moment: when it is played.
    mark: effect.when === category || category === 'connection' ? undefined : MOMENTS[effect.when],
    trigger: TRIGGERS.has(effect.when),
    sentence: (effect.when in APART ? APART[effect.when]?.(text) : text.effects[others.indexOf(effect)]) ?? '',
  }))
}
