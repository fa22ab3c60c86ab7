/** Which of the reader's tables waits most. */

import type { TableInfo } from '../wire/types'

const DAY = 86_400

/** Seconds until the time of whoever is asked runs out, where each turn has so many days; null where that is not known. */
export const dueIn = (table: TableInfo, time: number): number | null =>
  table.clock.kind === 'days' ? Math.max(0, (table.clock.days ?? 0) * DAY - (time - table.moved)) : null

/** Tables where it is the reader's turn before others, live clocks first, then who has the least time left. */
export function byUrgency(tables: readonly TableInfo[], time: number): TableInfo[] {
  const urgency = (table: TableInfo): number =>
    table.clock.kind === 'live' ? 0 : (dueIn(table, time) ?? Number.MAX_SAFE_INTEGER)
  return [...tables].sort(
    (one, other) =>
      Number(other.your_turn) - Number(one.your_turn) || urgency(one) - urgency(other) || one.moved - other.moved,
  )
}
