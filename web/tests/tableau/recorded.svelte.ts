/** Whole games of bots as the server sent them to one seat, and the show of them. */

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Course, Show } from '../../src/table/board'
import { Playback, TURN, type Audience } from '../../src/table/playback.svelte'
import type { Numbered } from '../../src/table/turns'
import { lasts } from '../../src/tableau/showing'
import type { CardFacts, CardWords, TableauReference, TableauView } from '../../src/tableau/types'
import type { LogLine, StateMessage } from '../../src/wire/types'
import { read } from './showing'

export const GAMES = ['state', 'empire', 'state-solo', 'empire-solo'] as const
export type Game = (typeof GAMES)[number]
export const ME = 0

export function recorded(game: Game): StateMessage[] {
  const file = `${import.meta.dirname}/../fixtures/tableau-${game}-recorded.jsonl.gz`
  const lines = gunzipSync(readFileSync(file)).toString('utf-8').split('\n')
  return lines.map((line) => JSON.parse(line) as StateMessage)
}

export const viewOf = (state: StateMessage): TableauView => state.view as TableauView

export const eventsOf = (states: readonly StateMessage[]): Numbered[] =>
  states.flatMap(({ log_from, events }) => events.map((event, k) => ({ n: log_from + k, event })))
export const linesOf = (states: readonly StateMessage[]): LogLine[] => states.flatMap(({ log }) => log)

/** Every copy of a card is drawn as the one copy of its design that the file has. */
export function referenceOf(game: Game): TableauReference {
  const name = game.startsWith('state') ? 'fifty_first_state' : 'imperial_settlers'
  const designs = read<Record<string, TableauReference>>('designs')[name]
  if (designs === undefined) throw new Error(`no designs of ${name}`)
  const { facts, words } = designs
  const first = new Map(Object.entries(facts.cards).map(([word, card]) => [card.design, word]))
  const known = (word: string): string => (word in facts.cards ? word : (first.get(word.replace(/\..*$/, '')) ?? word))
  const through = <Each>(cards: Record<string, Each>): Record<string, Each> =>
    new Proxy(cards, { get: (of, word) => (typeof word === 'string' ? of[known(word)] : undefined) })
  return {
    facts: { ...facts, cards: through<CardFacts>(facts.cards) },
    words: { ...words, cards: through<CardWords>(words.cards) },
  } as TableauReference
}

/** A table that hears a record, and the show of it. */
export function heard(states: readonly StateMessage[], given: Partial<Audience> = {}) {
  let known = $state.raw<readonly Numbered[]>([])
  let lines = $state.raw<readonly LogLine[]>([])
  let newest = $state.raw(states[0])
  let aside = $state(0)
  const still = given.still?.() ?? false
  const playback = new Playback({
    ...{ mine: () => [ME], seats: () => viewOf(states[0] as StateMessage).players.length, pace: () => 1 },
    ...{ still: () => still, hidden: () => false, lasts: ({ events }) => lasts(events) ?? TURN, told: () => undefined },
    ...given,
  })
  const course: Course = {
    get events() {
      return known
    },
    get lines() {
      return lines
    },
    get upTo() {
      return playback.upTo
    },
    get since() {
      return newest?.since_you ?? 0
    },
    get running() {
      return playback.running
    },
    get canRepeat() {
      return playback.canRepeat
    },
    get aside() {
      return aside
    },
    again: () => playback.again(),
    skip: () => playback.skip(),
    log: () => undefined,
    putAside: (before) => (aside = before),
  }
  const hear = (state: StateMessage): void => {
    newest = state
    known = [...known.filter(({ n }) => n < state.log_from), ...eventsOf([state])]
    lines = [...lines.filter(({ n }) => n < state.log_from), ...state.log]
    playback.hear(state, known)
  }
  const hearTo = (from: number, to: number): void => states.slice(from, to + 1).forEach(hear)
  const show = (): Show<TableauView> => ({
    view: viewOf((playback.shown ?? newest) as StateMessage),
    ...{ air: playback.air, told: playback.told.flatMap(({ state }) => state.events), things: new Set<string>() },
    ...{ still, paused: playback.paused, course },
  })
  return { playback, course, hear, hearTo, show, newest: () => newest as StateMessage }
}
