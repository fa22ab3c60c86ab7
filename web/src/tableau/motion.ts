/** What events show: the things of each step, to be lit one after the other, and a caption that says who and what. */

import type { Amounts, GameEvent } from './types'

/** Events that say little by themselves. */
const QUIET = new Set(['start', 'round', 'production', 'actions', 'cleanup', 'end', 'reshuffle', 'pass', 'pay'])
const MOST = 12
const REST = 1600

export interface Step {
  things: string[]
  /** Who did it; null: nobody in particular. */
  seat: number | null
  cards: string[]
  /** What was gained. */
  goods: Amounts
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function gained(event: GameEvent): Amounts {
  const amounts: unknown = event['amounts']
  if (!Array.isArray(amounts)) return {}
  return Object.fromEntries(words(event['goods']).map((good, place) => [good, Number(amounts[place])]))
}

/** One event for a reader: its cards light up for everybody, goods for whom they belong to. */
export function stepOf(event: GameEvent, reader: number | null): Step {
  const cards = [...new Set(['card', 'cards', 'location', 'tucked'].flatMap((field) => words(event[field])))]
  const seat = typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null
  const goods = reader !== null && seat === reader ? ['goods', 'what'].flatMap((field) => words(event[field])) : []
  return { things: [...cards.map((card) => `card:${card}`), ...goods.map((good) => `good:${good}`)], seat, cards, goods: gained(event) }
}

/** The steps of an animation. Of many events the last ones are shown: nobody waits for a film. */
export function steps(events: readonly GameEvent[], reader: number | null): Step[] {
  const found = events.filter((event) => !QUIET.has(event.kind)).map((event) => stepOf(event, reader))
  return found.filter((step) => step.things.length > 0 || Object.keys(step.goods).length > 0).slice(-MOST)
}

/** Shows steps one by one, or all at once where no motion is wanted; returns what stops it. */
export function play(shown: readonly Step[], pace: number, show: (things: ReadonlySet<string>, step: Step | null) => void): () => void {
  const frames = pace > 0 ? shown.map((step) => ({ things: new Set(step.things), step })) : []
  const still = pace === 0 && shown.length > 0 ? [{ things: new Set(shown.flatMap((step) => step.things)), step: null }] : []
  const all = [...frames, ...still]
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (at: number): void => {
    const frame = all[at]
    show(frame?.things ?? new Set(), frame?.step ?? null)
    if (frame !== undefined) timer = setTimeout(() => next(at + 1), at === all.length - 1 ? Math.max(pace, REST) : pace)
  }
  next(0)
  return () => clearTimeout(timer)
}
