/** What a thing may do now: it can act, or it may be chosen for what the reader has begun. */

import type { Answer } from '../wire/types'
import { isLit, type Light } from './things'
import type { TableauView } from './types'

/** What an answer takes, besides its verb. */
export const takes = ({ things = [] }: Answer): string | undefined =>
  things.find((thing) => !/^(?:verb|phase|drag|card):/.test(thing))

/** Places act by these; for anything else they are only chosen. */
const ACTS = ['verb:use', 'verb:visit']

/** What these answers let act. */
export function acting(answers: readonly Answer[]): ReadonlySet<string> {
  return new Set(
    answers.flatMap((answer) => {
      const taken = takes(answer) ?? ''
      const acts = !taken.startsWith('location:') || ACTS.some((verb) => answer.things?.includes(verb))
      return acts ? taken : []
    }),
  )
}

export type State = 'can' | 'target' | ''

/** In a turn in which nothing was chosen yet it says what can act; otherwise, and in other questions, what may be chosen. */
export function stateOf(
  light: Light,
  { view, able }: { view: TableauView; able: ReadonlySet<string> },
  things: readonly string[],
): State {
  if (!isLit(things, light)) return ''
  if (view.question?.name !== 'turn' || light.aimed) return 'target'
  return able.has(things[0] ?? '') ? 'can' : ''
}
