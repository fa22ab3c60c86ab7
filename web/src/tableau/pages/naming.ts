/** What filters and their answers are called. */

import { t } from '../../words'
import type { Book } from '../book'
import { SPECIAL, type Filter } from './filtering'

/** A text that begins a line. */
export const raised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export function named(book: Book, question: Filter, answer: string): string {
  if (question === 'set') return raised(book.words.sets?.[answer] ?? answer)
  if (question === 'kind') return raised(book.name('categories', answer))
  if (question === 'type') return book.name('tags', answer)
  if (question === 'cost') return t('web-tableau-cards-cost-of', { game: book.game, count: Number(answer) })
  return answer === SPECIAL ? t('web-tableau-cards-special') : book.name('goods', answer)
}

/** How a chosen filter reads on its chip. */
export function chip(book: Book, question: Filter, answer: string): string {
  const name = named(book, question, answer)
  if (question === 'gives') return t('web-tableau-cards-gives-of', { name })
  if (question === 'deal') return t('web-tableau-cards-deal-of', { game: book.game, name })
  return question === 'text' ? `“${answer}”` : name
}
