/** The designs of a game: a card that is printed several times is one design. */

import type { Book } from '../book'

/** The first card of each design, in the order of the rows. */
export function designsOf(book: Book): string[] {
  const met = new Set<string>()
  return Object.entries(book.facts.cards ?? {})
    .filter(([, { design }]) => !met.has(design) && met.add(design))
    .map(([word]) => word)
}

/** How often a design is printed. */
export function copiesOf(book: Book, design: string): number {
  return Object.values(book.facts.cards ?? {}).filter((card) => card.design === design).length
}
