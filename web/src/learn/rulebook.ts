/** What a rulebook's page reads out of its chapters: which rows hold what is sought, and to which others a sentence leads. */

import type { ExampleText, RuleBook, RuleChapter, RuleText } from '../wire/types'
import { holds } from '../words/folding'

/** A piece of a sentence, and the rule or chapter that it leads to. */
interface Part {
  text: string
  mark: string | null
}

/** The rules and chapters of a book: what a sentence of it may refer to. */
export function marksOf(book: Pick<RuleBook, 'chapters'>): ReadonlySet<string> {
  return new Set(
    book.chapters.flatMap(({ code, rules, examples }) => [code, ...[...rules, ...examples].map(({ id }) => id)]),
  )
}

/** A sentence in parts: the marks of rules lead to them, and the titles of chapters to those (`titles`: by their codes). */
export function references(text: string, marks: ReadonlySet<string>, titles: ReadonlyMap<string, string>): Part[] {
  const parts = text
    .split(/\b([A-Z]{3}-[A-Z]+-\d+)\b/)
    .map((part): Part => ({ text: part, mark: marks.has(part) ? part : null }))
  return [...titles].reduce((all, [code, title]) => all.flatMap((part) => entitled(part, code, title)), parts)
}

/** A part of a sentence, cut where it names a chapter: the last time, since the title may be a word of the sentence too. */
function entitled(part: Part, code: string, title: string): Part[] {
  const at = part.mark === null ? part.text.lastIndexOf(title) : -1
  if (at < 0) return [part]
  const rest = (text: string): Part[] => (text === '' ? [] : [{ text, mark: null }])
  return [...rest(part.text.slice(0, at)), { text: title, mark: code }, ...rest(part.text.slice(at + title.length))]
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

/** Where the chapter is that a mark leads to, or that has the rule or example of that id; the first one without a mark. */
export function chapterAt({ chapters }: Pick<RuleBook, 'chapters'>, mark: string | null): number {
  const at = chapters.findIndex(
    ({ code, rules, examples }) => code === mark || [...rules, ...examples].some(({ id }) => id === mark),
  )
  return Math.max(at, 0)
}

/** The worked examples of a chapter's rules, those of the named one first; none for a chapter that has examples itself. */
export function examplesOf(
  { chapters }: Pick<RuleBook, 'chapters'>,
  chapter: RuleChapter,
  named: string,
): ExampleText[] {
  const own = new Set(chapter.rules.map(({ id }) => id))
  const all = chapters.flatMap(({ examples }) => examples.filter(({ rules }) => rules.some((id) => own.has(id))))
  if (chapter.examples.length > 0) return []
  return all.sort((one, other) => Number(other.rules.includes(named)) - Number(one.rules.includes(named)))
}

/** The heading over a rule, where another one begins. */
export function headed(rules: readonly RuleText[], index: number): string {
  const heading = rules[index]?.heading ?? ''
  return heading === rules[index - 1]?.heading ? '' : heading
}

/** The headings of a chapter, each with the first rule under it. */
export function headingsOf({ rules }: RuleChapter): { heading: string; id: string; lang: string }[] {
  return rules.flatMap(({ id, lang }, index) => {
    const heading = headed(rules, index)
    return heading === '' ? [] : [{ heading, id, lang }]
  })
}

/** An id without what is the same for all of the book: 'SCY-MOVE-16' is 'MOVE-16'. */
export const shortened = (id: string): string => id.slice(id.indexOf('-') + 1)
