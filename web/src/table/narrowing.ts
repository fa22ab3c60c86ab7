/** Which answers a thing leaves open. */

import type { Answer } from '../wire/types'

/** The answers that speak of the first thing that any of them speaks of. */
export function narrowed(answers: readonly Answer[], things: readonly string[]): readonly Answer[] {
  for (const thing of things) {
    const found = answers.filter((each) => each.things?.includes(thing))
    if (found.length > 0) return found
  }
  return []
}

/** The answers that things pointed to one after another leave open. */
export function left(answers: readonly Answer[], pointed: readonly string[]): readonly Answer[] {
  return pointed.reduce((open, thing) => narrowed(open, [thing]), answers)
}

/** The thing by which a click narrowed the answers: the first that all of them speak of. */
export function common(answers: readonly Answer[], things: readonly string[]): string | undefined {
  return things.find((each) => answers.every((answer) => answer.things?.includes(each)))
}
