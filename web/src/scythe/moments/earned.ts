/** Stars and objectives of the reader among some events. */

import type { GameEvent } from '../../table/board'

export interface Earned {
  /** The name of the last star that was placed; "" where an objective brought none. */
  star: string
  /** How many the reader has now. */
  count: number
  /** The objective card that was fulfilled, or 0. */
  objective: number
}

export function earned(events: readonly GameEvent[], seat: number): Earned | null {
  const mine = events.filter((each) => each.seat === seat)
  const star = mine.findLast(({ kind }) => kind === 'star')
  const objective = mine.findLast(({ kind }) => kind === 'objective')
  if (star === undefined && objective === undefined) return null
  return {
    star: String(star?.['star'] ?? ''),
    count: Number(star?.['count'] ?? 0),
    objective: Number(objective?.['card'] ?? 0),
  }
}
