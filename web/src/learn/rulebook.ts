/** A search through the rulebook, and the parts of it that exist in the reader's language. */

import type { RuleChapter, RulesReply } from '../wire/types'
import { language, say, t, type Values } from '../words'

/** What a refusal may name and a sentence can do without; it cannot do without a cost, or what somebody has. */
const NAMES: readonly (string | symbol)[] = ['card', 'place', 'section']
const NAME = '…'

/** Stands for whatever a refusal would name; `asked` hears what that is. */
function anything(asked: (name: string | symbol) => void): Values {
  return new Proxy<Values>(
    {},
    {
      get: (_, name) => {
        asked(name)
        return NAME
      },
      getOwnPropertyDescriptor: () => ({ value: NAME, configurable: true, enumerable: true }),
    },
  )
}

/** A sentence without the name in it: "…: not here." is "Not here.", and after a noun the name is just left out. */
function nameless(sentence: string): string {
  const said = sentence
    .replace(/[\u2068\u2069]/gu, '') // marks of direction around the name
    .replace(`${NAME}: `, '')
    .replace(`«${NAME}»`, t('app-rules-this-card'))
    .replace(new RegExp(`(?<=\\p{L}) ${NAME}`, 'u'), '')
  return said.includes(NAME) ? '' : said.charAt(0).toLocaleUpperCase(language()) + said.slice(1)
}

/**
 * What a rule says to anyone who tries to break it, in the reader's language; "" where no sentence says it in general.
 */
export function inOwnWords(rule: string): string {
  if (language() === 'en') return ''
  let general = true
  const sentence = say(
    `refusal-${rule}`,
    anything((name) => (general &&= NAMES.includes(name))),
    '',
  )
  return general ? nameless(sentence) : ''
}

/** The rules and chapters of a book: what a sentence of it may refer to. */
export function marksOf(book: Pick<RulesReply, 'chapters'>): ReadonlySet<string> {
  return new Set(
    book.chapters.flatMap(({ code, rules, examples }) => [
      code,
      ...rules.map(({ id }) => id),
      ...examples.map(({ id }) => id),
    ]),
  )
}

/** A sentence in parts; those that are the mark of a rule, or of a chapter ("section FND", "sections STAR and END"), say so. */
export function references(text: string, marks: ReadonlySet<string>): { text: string; mark: string | null }[] {
  let before = ''
  return text.split(/\b([A-Z]{3}-[A-Z]+-\d+|[A-Z]{2,})\b/).map((part) => {
    const meant = part.includes('-') || /\bsections? (?:[A-Z]+(?:, | and ))*$/.test(before)
    before += part
    return { text: part, mark: meant && marks.has(part) ? part : null }
  })
}

const wordsOf = (wanted: string): string[] =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** A text in pieces: those that were searched for are `hit`. */
export function pieces(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, hit: false }]
  // Longer words first: of two that begin alike, the longer one is highlighted.
  const sought = new RegExp(`(${words.sort((a, b) => b.length - a.length).join('|')})`, 'iu')
  return text
    .split(sought)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** The chapters with the rules and worked examples that have all the words; without words, all of them. */
export function found(book: Pick<RulesReply, 'chapters'>, wanted: string): RuleChapter[] {
  const words = wordsOf(wanted)
  const has = (...texts: string[]): boolean => {
    const whole = texts.join(' ').toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => has(rule.id, rule.text, inOwnWords(rule.id))),
      examples: chapter.examples.filter((example) => has(example.id, example.text, example.outcome)),
    }))
    .filter((chapter) => chapter.rules.length + chapter.examples.length > 0)
}
