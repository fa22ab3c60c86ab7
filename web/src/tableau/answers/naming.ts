/** What rows, kinds of deeds and places are called in the list of answers. */

import { say, t } from '../../words'
import type { Book } from '../book'
import { cardOf } from '../things'
import type { Choice, Row } from './grouping'

const NOTHING: ReadonlySet<string> = new Set()

/** A card, with its number where its twin is there too; what shows no card is called by what it does. */
export function calledRow(book: Book, { card, thing, choices }: Row, twins = NOTHING): string {
  if (card !== null) return card === book.ruin.word ? book.ruin.name : book.called(card, twins.has(card))
  const [first] = choices
  // Its label would say in a sentence what the icons beside it show.
  if (first !== undefined && (thing.startsWith('phase:') || /^board:.*\/exchange$/.test(thing)))
    return calledKind(book, first)
  return first?.answers[0]?.label ?? ''
}

export const calledPlace = (book: Book, thing: string, twins = NOTHING): string => {
  const card = cardOf(thing)
  if (card === book.ruin.word) return book.ruin.name
  return card === null ? '' : book.called(card, twins.has(card))
}

export function calledKind(book: Book, { deed, over }: Pick<Choice, 'deed' | 'over'>): string {
  if (deed === 'build' && over) return t('web-tableau-answers-build-over')
  return say(`web-tableau-verb-${deed}`, { game: book.game }, deed)
}
