/** What events show: the things of each step, to be lit one after the other. */

import type { GameEvent } from './types'

/** Events that say little by themselves; what they speak of is lit with the next one. */
const QUIET = new Set(['start', 'round', 'production', 'actions', 'cleanup', 'end', 'reshuffle', 'pass', 'pay'])
const MOST = 12

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** The things of one event for a reader: its cards, and goods that came to the reader. */
export function thingsOf(event: GameEvent, reader: number | null): string[] {
  const cards = ['card', 'cards', 'location', 'tucked'].flatMap((field) => words(event[field]))
  const mine = reader !== null && event.seat === reader
  const goods = mine ? ['goods', 'what'].flatMap((field) => words(event[field])) : []
  return [...cards.map((card) => `card:${card}`), ...goods.map((good) => `good:${good}`)]
}

/** The steps of an animation. Of many events the last ones are shown: nobody waits for a film. */
export function steps(events: readonly GameEvent[], reader: number | null): string[][] {
  const found = events.filter((event) => !QUIET.has(event.kind)).map((event) => thingsOf(event, reader))
  return found.filter((things) => things.length > 0).slice(-MOST)
}

/** Shows steps one by one, or all at once where no motion is wanted; returns what stops it. */
export function play(shown: readonly string[][], pace: number, show: (things: ReadonlySet<string>) => void): () => void {
  const REST = 1600
  const frames = pace > 0 ? shown.map((things) => new Set(things)) : shown.length > 0 ? [new Set(shown.flat())] : []
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (at: number): void => {
    show(frames[at] ?? new Set())
    if (at < frames.length) timer = setTimeout(() => next(at + 1), at === frames.length - 1 ? Math.max(pace, REST) : pace)
  }
  next(0)
  return () => clearTimeout(timer)
}
