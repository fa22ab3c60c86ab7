/** A search through the rulebook. */

import type { Chapter, RulesReply } from '../wire/types'

/** The chapters with the rules that have all the words; without words, all of them. */
export function found(book: Pick<RulesReply, 'chapters'>, wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return book.chapters.filter((chapter) => chapter.rules.length > 0)
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word))),
    }))
    .filter((chapter) => chapter.rules.length > 0)
}
