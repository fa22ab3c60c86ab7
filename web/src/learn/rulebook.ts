/** A search through the rulebook. */

import type { Chapter, RulesReply } from '../wire/types'

/** The chapters with the rules and worked examples that have all the words; without words, all of them. */
export function found(book: Pick<RulesReply, 'chapters'>, wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word !== '')
  const has = (...texts: string[]): boolean => {
    const whole = texts.join(' ').toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => has(rule.id, rule.text)),
      examples: chapter.examples.filter((example) => has(example.id, example.text, example.outcome)),
    }))
    .filter((chapter) => chapter.rules.length + chapter.examples.length > 0)
}
