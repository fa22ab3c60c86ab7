/** What can be done in a turn, each verb with how many things it could take. */

import type { Answer } from '../../wire/types'
import type { Book } from '../book'
import { takes } from '../states'
import { has as isAmong, litVerbs, verb, type Light } from '../things'
import type { TableauView } from '../types'

export interface Verb {
  word: string
  /** How many cards or places it could take; null: it takes none. */
  count: number | null
  lit: boolean
}

const ALWAYS = ['build', 'deal', 'raze', 'use']
/** They take nothing. */
const ALONE = new Set(['pass', 'end', 'exchange'])

/** How many different things the answers of each verb take. */
function counts(answers: readonly Answer[]): Map<string, number> {
  const found = new Map<string, Set<string>>()
  for (const answer of answers) {
    const word = (answer.things ?? []).flatMap((thing) => /^verb:(.*)$/.exec(thing)?.[1] ?? [])[0]
    const taken = takes(answer)
    if (word !== undefined && taken !== undefined) found.set(word, (found.get(word) ?? new Set()).add(taken))
  }
  return new Map([...found].map(([word, taken]) => [word, taken.size]))
}

/** The verbs of every turn of a game, in their places. */
function usual(book: Book): string[] {
  const visits = Object.values(book.facts.cards ?? {}).some((card) => card.open === true)
  return [...ALWAYS, ...(visits ? ['visit'] : []), ...(book.facts.exchange == null ? [] : ['exchange']), 'pass']
}

/** In a turn the usual ones, whether they can be done or not; other questions and chosen things bring theirs. */
export function verbsOf(book: Book, view: TableauView, light: Light, answers: readonly Answer[]): Verb[] {
  const many = counts(answers)
  const made = (word: string): Verb => ({
    word,
    count: ALONE.has(word) ? null : (many.get(word) ?? 0),
    lit: isAmong(verb(word), light.drops),
  })
  const now = litVerbs(light)
  const turn = view.question === null ? view.phase === 'action' : view.question.name === 'turn'
  if (turn) {
    const fixed = usual(book)
    // What is done by pressing a thing in sight needs no button; what speaks of nothing else does.
    const apart = now.filter(
      (word) =>
        !fixed.includes(word) &&
        answers.some((each) => each.things?.includes(verb(word)[0] ?? '') && takes(each) === undefined),
    )
    const [rest, last] = [fixed.slice(0, -1), fixed.slice(-1)]
    return [...rest, ...apart, ...last].map(made)
  }
  // A verb that all answers share tells no more than the lit cards and goods, unless cards can be dropped on it.
  const telling = now.length > 1 || light.drops.size <= 1
  return telling ? now.map((word) => ({ ...made(word), count: null })) : []
}
