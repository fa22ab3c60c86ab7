/** Which answers a thing leaves open. */

import type { Answer } from '../wire/types'

/** What is offered to an open question: its answers, and lines of several of them that are meant as one. */
export interface Offered {
  readonly answers: readonly Answer[]
  readonly longer: readonly Answer[]
}

const speaking = (answers: readonly Answer[], thing: string): readonly Answer[] =>
  answers.filter((each) => each.things?.includes(thing))

/** The answers that speak of the first thing that any of them speaks of. */
export function narrowed(answers: readonly Answer[], things: readonly string[]): readonly Answer[] {
  return offeredFor({ answers, longer: [] }, things)
}

/** The same, with longer lines: where one of them and a plain answer speak of the thing, the line says more. */
export function offeredFor({ answers, longer }: Offered, things: readonly string[]): readonly Answer[] {
  for (const thing of things) {
    const lines = speaking(longer, thing)
    const found = lines.length > 0 ? lines : speaking(answers, thing)
    if (found.length > 0) return found
  }
  return []
}

/** Something else has to be pointed to before one of these is meant. */
export const goesOn = (found: readonly Answer[]): boolean => found.some((each) => (each.then ?? []).length > 0)

/** What is left to point to: a longer line goes on with what comes `then`, and says more than one that stops here. */
function onward(found: readonly Answer[]): readonly Answer[] {
  if (!goesOn(found)) return found
  return found.flatMap(({ then = [], ...each }) => (then.length === 0 ? [] : [{ ...each, things: then }]))
}

/** The answers that things pointed to one after another leave open. */
export function left(answers: readonly Answer[], pointed: readonly string[]): readonly Answer[] {
  return leftOf({ answers, longer: [] }, pointed)
}

/** The same, with longer lines; as long as nothing is pointed to, the plain answers are open. */
export function leftOf(offered: Offered, pointed: readonly string[]): readonly Answer[] {
  const [first, ...more] = pointed
  if (first === undefined) return offered.answers
  const begun = onward(offeredFor(offered, [first]))
  return more.reduce((open, thing) => onward(narrowed(open, [thing])), begun)
}

/** The thing by which a click narrowed the answers: the first that all of them speak of. */
export function common(answers: readonly Answer[], things: readonly string[]): string | undefined {
  return things.find((each) => answers.every((answer) => answer.things?.includes(each)))
}
