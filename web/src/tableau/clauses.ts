/** The clauses of a card: what each does as icons, and its sentence. */

import type { Book } from './book'
import { phrase, type Phrase } from './icons/grammar'
import type { CardWords } from './types'

export interface Clause {
  phrase: Phrase
  sentence: string
}

/** Sentences that a card has apart from its effects. */
const APART: Record<string, (text: CardWords) => string | undefined> = {
  built: (text) => text.bonus,
  cleanup: (text) => text.storage,
  end: (text) => text.scoring,
}

export function clauses(book: Book, word: string): Clause[] {
  const { category, effects } = book.card(word)
  const text = book.text(word)
  const others = effects.filter((effect) => !(effect.when in APART))
  return effects.map((effect) => ({
    phrase: phrase(effect, category),
    sentence: (effect.when in APART ? APART[effect.when]?.(text) : text.effects[others.indexOf(effect)]) ?? '',
  }))
}
