/** The unit that the open question is about: it is marked, so that nobody moves a different one by mistake. */

import { unitThing } from './map/pieces'
import type { ScytheView } from './types'

export function unitAsked({ question }: Pick<ScytheView, 'question'>): string {
  const seat = question?.seats[0]
  if (question == null || seat === undefined || !question.unit || !question.place) return ''
  return unitThing(seat, question.unit, question.place)
}

/** A unit and where it was dropped, as one thing that the server reads: `way:mech/F5/G6`, `way:char/G6`. */
export function way(things: readonly string[], place: string): string {
  const unit =
    things
      .find((each) => each.startsWith('unit:'))
      ?.split('/')
      .slice(1)
      .join('/') ?? ''
  return `way:${unit}/${place}`
}
