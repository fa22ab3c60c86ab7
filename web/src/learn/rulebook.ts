/** What a rulebook's page reads out of its chapters: which rows hold what is sought, and to which others a sentence leads. */

import type { ExampleText, RuleBook, RuleChapter, RuleText } from '../wire/types'
import { holds } from '../words/folding'

/** The rules and chapters of a book: what a sentence of it may refer to. */
export function marksOf(book: Pick<RuleBook, 'chapters'>): ReadonlySet<string> {
  return new Set(
    book.chapters.flatMap(({ code, rules, examples }) => [code, ...[...rules, ...examples].map(({ id }) => id)]),
  )
}

/** A sentence in parts; those that are the mark of a rule, or of a chapter ("section FND"), say so. */
export function references(text: string, marks: ReadonlySet<string>): { text: string; mark: string | null }[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]+-\d+|[A-Z]{2,})\b/)
    .map((part) => ({ text: part, mark: marks.has(part) ? part : null }))
}

/** The chapters with the rules and worked examples that have all the words; without words, all of them. */
export function found(book: Pick<RuleBook, 'chapters'>, wanted: string): RuleChapter[] {
  const rule = ({ id, text, heading, notes }: RuleText): boolean =>
    holds([id, text, heading, ...notes].join(' '), wanted)
  const example = ({ id, text, outcome, notes }: ExampleText): boolean =>
    holds([id, text, outcome, ...notes].join(' '), wanted)
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(rule),
      examples: chapter.examples.filter(example),
    }))
    .filter((chapter) => chapter.rules.length + chapter.examples.length > 0)
}
