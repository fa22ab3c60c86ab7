/** What events show: the things of each step, to be lit one after the other. */

import type { GameEvent } from './types'

/** Events that say little on their own. */
const QUIET = new Set([
  ...[
    'start',
    'round',
    'production',
    'actions',
    'turn',
    'pass',
    'cleanup',
    'tidied',
    'attack_phase',
    'first_player',
    'end',
  ],
  ...['draft', 'seal', 'reshuffle', 'gather', 'put_back', 'lay_aside', 'announce', 'pay', 'feature'],
  ...['fetch', 'lose', 'tidy', 'recover', 'put_away', 'ruin', 'scrap', 'untuck', 'attack_spent', 'no_attack'],
])
const MOST = 12
const REST = 1600

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** One event for a reader: its cards light up for everybody, goods only for their owner. */
export function thingsOf(event: GameEvent, reader: number | null): string[] {
  const cards = [...new Set(['card', 'cards', 'location', 'tucked'].flatMap((field) => words(event[field])))]
  const goods =
    reader !== null && event.seat === reader ? ['goods', 'what'].flatMap((field) => words(event[field])) : []
  return [...cards.map((card) => `card:${card}`), ...goods.map((good) => `good:${good}`)]
}

/** The steps of an animation. Of many events only the last are shown: nobody wants to wait for a film. */
export function steps(events: readonly GameEvent[], reader: number | null): string[][] {
  const found = events.filter((event) => !QUIET.has(event.kind)).map((event) => thingsOf(event, reader))
  return found.filter((things) => things.length > 0).slice(-MOST)
}

/** Shows steps one by one, or all at once where no motion is wanted; returns what stops it. */
export function play(
  shown: readonly string[][],
  pace: number,
  show: (things: ReadonlySet<string>) => void,
): () => void {
  const all = pace > 0 ? shown : shown.length > 0 ? [shown.flat()] : []
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (at: number): void => {
    const things = all[at]
    show(new Set(things))
    if (things !== undefined)
      timer = setTimeout(() => next(at + 1), at === all.length - 1 ? Math.max(pace, REST) : pace)
  }
  next(0)
  return () => clearTimeout(timer)
}
