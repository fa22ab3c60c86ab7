/** The printed things of a game in the reader's language. While the reference is on its way, bare words stand in. */

import { isColour } from './icons/tokens'
import type { BoardFacts, BoardWords, CardFacts, CardWords, Facts, Printed, TableauReference } from './types'

const BLANK: CardFacts = {
  design: '',
  name: '',
  category: 'production',
  set: '',
  tags: [],
  cost: {},
  raze: null,
  points: 1,
  effects: [],
}

/** `old_cinema.1` → `Old cinema`: what a thing is called before its name is known. */
export function bare(word: string): string {
  const plain = word.replace(/\..*$/, '').replaceAll('_', ' ').trim()
  return plain.slice(0, 1).toUpperCase() + plain.slice(1)
}

type Kind = 'goods' | 'tags' | 'categories' | 'factions' | 'phases' | 'marks' | 'decks' | 'tables'

/** Looks up names, sentences and facts; made again with every reference. */
export class Book {
  readonly facts: Partial<Facts>
  readonly words: Partial<Printed>

  constructor(reference: TableauReference | null) {
    this.facts = reference?.facts ?? {}
    this.words = reference?.words ?? {}
  }

  /** Messages choose their words by it: the two games call some things differently. */
  get game(): string {
    return this.facts.game ?? ''
  }

  card(word: string): CardFacts {
    return this.facts.cards?.[word] ?? BLANK
  }

  text(word: string): CardWords {
    return this.words.cards?.[word] ?? { name: bare(word), english: bare(word), effects: [] }
  }

  cardName(word: string): string {
    return this.text(word).name
  }

  /** Which of these cards share their name with another one here: only they need their numbers. */
  twins(words: readonly string[]): ReadonlySet<string> {
    const met = new Map<string, number>()
    for (const word of new Set(words)) met.set(this.cardName(word), (met.get(this.cardName(word)) ?? 0) + 1)
    return new Set(words.filter((word) => (met.get(this.cardName(word)) ?? 0) > 1))
  }

  /** A card's full name; a card with a twin also has the number that answers give it. */
  called(word: string, twin: boolean): string {
    return (twin ? this.text(word).marked : undefined) ?? this.cardName(word)
  }

  name(kind: Kind, word: string): string {
    return this.words[kind]?.[word] ?? bare(word)
  }

  board(faction: string): { facts: BoardFacts; words: BoardWords } {
    return {
      facts: this.facts.boards?.[faction] ?? { production: {}, store: [], uses: [] },
      words: this.words.boards?.[faction] ?? { production: '', store: '', uses: [] },
    }
  }

  /** A razed card that stays: "ruin" or "foundation", as the notation calls it and as the reader does. */
  get ruin(): { word: string; name: string } {
    const word = this.facts.ruin ?? 'ruin'
    return { word, name: this.words.ruin ?? bare(word) }
  }

  /** Types are colours and have shapes of their own; elsewhere they are drawn as the goods they are named after. */
  get coloured(): boolean {
    return this.facts.tags?.every(isColour) === true
  }

  /** The order in which goods are shown. */
  get order(): string[] {
    return this.facts.goods ?? []
  }
}
