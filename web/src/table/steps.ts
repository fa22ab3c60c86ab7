/** The server's states as steps of turns: what belongs to whose turn, and what follows what. */

import type { GameEvent, LogLine, StateMessage } from '../wire/types'
import type { Numbered } from './turns'

/** A turn by its seat (-1: nobody's) and the number of the event that began it; `number` is its place in the game. */
export interface Begun {
  readonly n: number
  readonly number: number
  readonly seat: number
}

/** One state of the server: its events say what has happened since the one before. */
export interface Step {
  readonly state: StateMessage
  readonly turn: Begun
  /** Nothing more comes of that turn. */
  readonly closes: boolean
}

/** A turn as far as it is shown. */
export interface Shown extends Begun {
  readonly events: readonly GameEvent[]
  readonly lines: readonly LogLine[]
}

const opens = ({ kind }: GameEvent | LogLine): boolean => kind === 'turn' || kind === 'round'

/** The number of the first event after a state. */
export const endOf = (state: StateMessage): number => state.log_from + state.events.length

/** Nothing lies between two states, and nothing was taken back. */
export const follows = (last: StateMessage, next: StateMessage): boolean =>
  next.seq === last.seq + 1 && next.log_from === endOf(last) && next.seat === last.seat

/** The turn to which an event of this number would belong; null: it is nobody's turn. */
export function turnAt(known: readonly Numbered[], n: number): Begun | null {
  const last = known.findLast((each) => each.n < n && opens(each.event))
  if (last === undefined || last.event.kind === 'round') return null
  return { n: last.n, number: Number(last.event['number'] ?? 0), seat: last.event.seat ?? -1 }
}

/** Reads a state; where it is nobody's turn, each step counts as a turn of whoever does something first. */
export function stepOf(state: StateMessage, known: readonly Numbered[]): Step {
  const turn = turnAt(known, state.log_from)
  if (turn !== null) return { state, turn, closes: state.events.some(opens) }
  const first = state.events.find(({ seat }) => seat != null && seat >= 0)
  return { state, turn: { n: state.log_from, number: 0, seat: first?.seat ?? -1 }, closes: true }
}

/** How much there is to see of a step; 0: it only says what comes next. */
export const weight = ({ state }: Step): number => state.log.filter((line) => !opens(line)).length

/** What these steps tell of one turn. */
export function shownOf(turn: Begun, steps: readonly Step[]): Shown {
  const own = steps.filter((step) => step.turn.n === turn.n)
  return {
    ...turn,
    events: own.flatMap(({ state }) => state.events.filter(({ kind }) => kind !== 'turn')),
    lines: own.flatMap(({ state }) => state.log.filter((line) => !opens(line))),
  }
}

/** The turns of these steps in which there is something to see, each once. */
export function turnsIn(steps: readonly Step[]): Begun[] {
  const found = new Map<number, Begun>()
  for (const step of steps) if (weight(step) > 0) found.set(step.turn.n, step.turn)
  return [...found.values()]
}
