/** A search through the rulebook, and what of it there is in the reader's language. */

import type { Chapter, RulesReply } from '../wire/types'
import { language, say, type Values } from '../words'

/** Stands for whatever a refusal would name: a card, a place, a cost. */
const ANYTHING: Values = new Proxy<Values>({}, {
  get: () => '…',
  getOwnPropertyDescriptor: () => ({ value: '…', configurable: true, enumerable: true }),
})

/** What a rule says to who tries otherwise, in the reader's language; "" where it has no such sentence. */
export function inOwnWords(rule: string): string {
  return language() === 'en' ? '' : say(`refusal-${rule}`, ANYTHING, '')
}

const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter((word) => word !== '')

/** A text in pieces: those that were sought are `hit`. */
export function pieces(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, hit: false }]
  // Longer words first: of two that begin alike the whole one is lit.
  const sought = new RegExp(`(${words.sort((a, b) => b.length - a.length).join('|')})`, 'iu')
  return text.split(sought).map((piece, index) => ({ text: piece, hit: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

/** The chapters with the rules and worked examples that have all the words; without words, all of them. */
export function found(book: Pick<RulesReply, 'chapters'>, wanted: string): Chapter[] {
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
