/** One turn as a row of drawings, made from its events, and the same in words. */

import type { GameEvent } from '../../table/board'
import { t } from '../../words'
import { all, counted, row, term } from '../say'
import type { Amounts } from '../types'

/** A turn and what happened in it, in its order. */
export interface Turn {
  number: number
  seat: number
  events: readonly GameEvent[]
}

export type Part =
  | { is: 'section' | 'bottom'; name: string }
  | { is: 'gain'; what: string; amount: number }
  | { is: 'moved'; count: number }
  | { is: 'star' | 'combat' | 'encounter' | 'objective' | 'factory_card' }
  | { is: 'mech' }
  | { is: 'structure'; name: string }
  | { is: 'driven'; count: number }

/** A turn as it is told: what its player did, and what the reader got from it. */
export interface Told {
  parts: Part[]
  mine: Amounts
}

const num = (value: unknown): number => (typeof value === 'number' ? value : 0)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an event brings to its seat. */
function gained(event: GameEvent): [string, number] | null {
  if (event.kind === 'gain' || event.kind === 'produce') return [text(event['what']), num(event['amount'])]
  return event.kind === 'draw' ? ['cards', num(event['count'])] : null
}

/** What an event adds to the row besides amounts and steps, which are summed up first. */
function shown(event: GameEvent): Part | null {
  switch (event.kind) {
    case 'section':
      return { is: 'section', name: text(event['section']) }
    case 'bottom':
      return { is: 'bottom', name: text(event['action']) }
    case 'star':
    case 'combat':
    case 'encounter':
    case 'objective':
    case 'factory_card':
      return { is: event.kind }
    case 'deploy':
      return { is: 'mech' }
    case 'build':
      return { is: 'structure', name: text(event['structure']) }
    case 'drive_off':
      return { is: 'driven', count: num(event['workers']) }
    default:
      return null
  }
}

/** Reads the events of a turn; gains and steps in a row are added up. */
export function told(turn: Turn, reader: number | null): Told {
  const parts: Part[] = []
  const mine: Amounts = {}
  let gains: Amounts = {}
  let moved = 0
  const sum = (): void => {
    for (const [what, amount] of Object.entries(gains)) parts.push({ is: 'gain', what, amount })
    if (moved > 0) parts.push({ is: 'moved', count: moved })
    gains = {}
    moved = 0
  }
  for (const event of turn.events) {
    const gain = gained(event)
    if (gain !== null) {
      const into = event.seat === turn.seat ? gains : event.seat === reader ? mine : null
      if (into !== null && gain[1] > 0) into[gain[0]] = (into[gain[0]] ?? 0) + gain[1]
    } else if (event.kind === 'move' && event.seat === turn.seat) moved += 1
    else {
      const part = shown(event)
      if (part === null) continue
      sum()
      parts.push(part)
    }
  }
  sum()
  return { parts, mine }
}

/** The turns of some events, the oldest first; what comes before the first turn is left out. */
export function turns(events: readonly GameEvent[]): Turn[] {
  const found: (Turn & { events: GameEvent[] })[] = []
  for (const event of events) {
    if (event.kind === 'turn') found.push({ number: num(event['number']), seat: num(event.seat), events: [] })
    else found.at(-1)?.events.push(event)
  }
  return found
}

/** A part in words, as its tip and for readers. */
export function partText(part: Part): string {
  switch (part.is) {
    case 'section':
    case 'bottom':
      return term('action', part.name)
    case 'gain':
      return counted(part.what, part.amount)
    case 'moved':
      return t('web-scythe-rail-moved', { count: part.count })
    case 'mech':
      return term('unit', 'mech')
    case 'structure':
      return term('structure', part.name)
    case 'driven':
      return t('web-scythe-rail-driven', { count: part.count })
    case 'factory_card':
      return term('concept', 'factory-card')
    default:
      return term('concept', part.is)
  }
}

/** The whole line for a screen reader. */
export function lineText({ parts, mine }: Told, number: number, name: string): string {
  const said = t('web-scythe-rail-turn', { number, who: name, what: row(parts.map(partText)) })
  const got = Object.entries(mine).map(([what, amount]) => counted(what, amount))
  return got.length === 0 ? said : `${said}. ${t('web-scythe-rail-you', { what: all(got) })}`
}
