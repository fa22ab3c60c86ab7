/** The events of a game, turn by turn. */

import type { GameEvent } from '../wire/types'

/** An event and its number in the game. */
export interface Numbered {
  readonly n: number
  readonly event: GameEvent
}

/** What happened in one turn, in its order; `n` is the number of the event that began it. */
export interface Turn {
  readonly n: number
  /** The how many-th turn of the game it is, where the game counts them. */
  readonly number: number
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/** The turns that these events tell of, the oldest first; what came before the first beginning of a turn is left out. */
export function turnsOf(events: readonly Numbered[]): Turn[] {
  const found: (Turn & { events: GameEvent[] })[] = []
  for (const { n, event } of events)
    if (event.kind === 'turn')
      found.push({ n, number: Number(event['number'] ?? 0), seat: event.seat ?? -1, events: [] })
    else found.at(-1)?.events.push(event)
  return found.filter((turn) => turn.events.length > 0)
}
