/** A whole game of five as the server sent it to one seat, and the show of it. */

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ScytheView } from '../../src/scythe/types'
import { Playback, TURN, type Audience } from '../../src/table/playback.svelte'
import type { Shown } from '../../src/table/steps'
import type { Numbered } from '../../src/table/turns'
import type { StateMessage } from '../../src/wire/types'

const FILE = `${import.meta.dirname}/../fixtures/scythe-recorded.jsonl.gz`
export const ME = 3

export const RECORDED: readonly StateMessage[] = gunzipSync(readFileSync(FILE))
  .toString('utf-8')
  .split('\n')
  .map((line) => JSON.parse(line) as StateMessage)

export const viewOf = (state: StateMessage): ScytheView => state.view as ScytheView

/** Somebody has something to see in it. */
export const tells = (state: StateMessage): boolean => state.log.some(({ kind }) => kind !== 'turn')

/** The number of the event that began the turn in which each state came, and whose turn it was. */
const TURNS = new Map<StateMessage, { n: number; seat: number }>()
let open = { n: -1, seat: -1 }
for (const state of RECORDED) {
  TURNS.set(state, open)
  state.events.forEach(({ kind, seat }, k) => {
    if (kind === 'turn') open = { n: state.log_from + k, seat: seat ?? -1 }
  })
}
export const turnOf = (state: StateMessage): number => TURNS.get(state)?.n ?? -1

/** The reader has decided something, or it is the reader's turn. */
const isOwn = (state: StateMessage, at: number): boolean =>
  state.since_you !== RECORDED[at - 1]?.since_you || TURNS.get(state)?.seat === ME

/** The places in the record after which others play until the reader is asked again: from one, up to the other. */
export function rounds(): [from: number, to: number][] {
  const found: [number, number][] = []
  let from = 0
  RECORDED.forEach((state, at) => {
    if (at > 0 && isOwn(state, at)) {
      if (at - from > 1) found.push([from, at - 1])
      from = at
    }
  })
  return found
}

/** A show that hears the record; `known` are its events so far, as a table keeps them. */
export function heard(given: Partial<Audience> = {}) {
  const told: Shown[] = []
  let known: Numbered[] = []
  const playback = new Playback({
    mine: () => [ME],
    seats: () => 5,
    pace: () => 1,
    still: () => false,
    hidden: () => false,
    lasts: () => TURN,
    told: (turn) => told.push(turn),
    ...given,
  })
  const hear = (state: StateMessage): void => {
    const events = state.events.map((event, k) => ({ n: state.log_from + k, event }))
    known = [...known.filter(({ n }) => n < state.log_from), ...events]
    playback.hear(state, known)
  }
  const hearTo = (from: number, to: number): void => RECORDED.slice(from, to + 1).forEach(hear)
  return { playback, hear, hearTo, told }
}
