/** What somebody types, and which answers it may mean: words, verbs and goods, inflected or misspelt. */

import type { Answer } from '../../wire/types'
import { plain } from '../pages/filtering'

export interface Entry {
  readonly answer: Answer
  /** All that is said of it. */
  readonly said: string
}

const words = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter words have to be right. */
const SHORT = 4
/** Of longer ones that many letters may be wrong. */
const wrong = (length: number): number => (length < SHORT ? 0 : length < 8 ? 1 : 2)
/** A suffix that a language may hang on a word. */
const SUFFIX = 4

/** How many letters have to be added, left out, changed or exchanged so that one word begins with the other. */
function edits(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1
      const turned =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1] ? at(rows, i - 2, j - 2) + 1 : 99
      row.push(Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + same, turned))
    }
    rows.push(row)
  }
  return Math.min(...(rows.at(-1) ?? [0]).slice(Math.max(0, typed.length - 2)))
}
const at = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0

/** 2: the word begins so; 1: something like it; 0: no. */
function likeness(typed: string, word: string): number {
  if (word.startsWith(typed)) return 2
  if (word.length >= SHORT && typed.startsWith(word) && typed.length - word.length <= SUFFIX) return 2
  return typed.length >= SHORT && word.length >= SHORT - 1 && edits(typed, word) <= wrong(typed.length) ? 1 : 0
}

/**
 * The answers of which every word that was typed is said; a word that nothing begins with may be misspelt. An answer in
 * the notation means itself.
 */
export function found(entries: readonly Entry[], query: string): Answer[] {
  const exact = entries.find(({ answer }) => answer.text === query.trim())
  if (exact !== undefined) return [exact.answer]
  const said = entries.map((each) => words(each.said))
  const all = new Set(said.flat())
  const meant = words(query).map((typed) => {
    const alike = [...all].map((word) => [word, likeness(typed, word)] as const)
    const best = Math.max(0, ...alike.map(([, how]) => how))
    return new Set(best === 0 ? [] : alike.flatMap(([word, how]) => (how === best ? [word] : [])))
  })
  return entries.flatMap(({ answer }, place) =>
    meant.every((any) => said[place]?.some((word) => any.has(word)) === true) ? [answer] : [],
  )
}
