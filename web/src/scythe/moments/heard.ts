/** What is heard of what happens. Dials, combats and stars are heard in their moments, a turn by the table itself. */

import type { GameEvent } from '../../table/board'
import type { Sound } from '../../table/sounds'

const STEPS = new Set(['move', 'retreat', 'drive_off', 'resettle'])

/** Coins are heard by whoever gets them, steps by everybody; each at most once, however much happens. */
export function heard(events: readonly GameEvent[], seat: number | null): Sound[] {
  const coins = ({ kind, seat: whose, what }: GameEvent): boolean =>
    kind === 'gain' && what === 'coins' && whose === seat
  const found: Sound[] = []
  if (events.some(({ kind }) => STEPS.has(kind))) found.push('step')
  if (seat !== null && events.some(coins)) found.push('coin')
  return found
}
