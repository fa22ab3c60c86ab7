/** What a game's board is given by the table page. Boards are lazy chunks: the folder of a family has an `index.ts` that is a `BoardModule`. */

import type { Component } from 'svelte'

import type { GameEvent, Reference as Sent } from '../wire/types'
import type { ForeignModule } from './foreign'

export type { GameEvent }

/**
 * Facts of map, mats and cards, and their names and texts in the reader's language; the game's board knows their shape.
 */
export type Reference = Pick<Sent, 'facts' | 'words'>

/** A family's board knows which views and which facts it is given. */
export interface BoardProps<View = unknown, Known = Reference> {
  view: View
  /** Through whose eyes the board is seen. */
  seat: number | null
  /** The reader only looks through this seat's eyes: in a replay nothing of that seat is theirs. */
  borrowed?: boolean
  names: string[]
  reference: Known | null
  /** Things that open answers speak of. */
  lit: ReadonlySet<string>
  /** Things of the answer that is chosen or previewed. */
  chosen: ReadonlySet<string>
  /** Of these, what the reader has chosen and does not only look at. */
  taken?: ReadonlySet<string>
  /** Things to light because a log line speaks of them. */
  told: ReadonlySet<string>
  /** Things that the reader wants to see: what is hidden behind a tab comes forward. */
  sought?: readonly string[]
  /** Things on which the dragged piece may be dropped, as far as the server has said so. */
  goals?: ReadonlySet<string>
  /** Events since the last view, for animation. */
  events: GameEvent[]
  /** The user clicked or tapped a thing, or pressed Enter on it; the most specific first. */
  point: (things: string[]) => void
  /** The reader drags what these things name; nothing when it was dropped. */
  hold?: (things: string[]) => void
  /** An action beside the open question, in the game's notation. */
  side?: (text: string) => void
  /** Long press, "?" key, info button: explain this thing. */
  ask: (thing: string) => void
}

/** What a thing is called, and what there is to say about it. */
export interface Explanation {
  title: string
  texts: string[]
}

/** What the reader is looking at when asking what a thing is. */
export interface Regarded<View = unknown, Known = Reference> {
  readonly view: View
  readonly reference: Known
  readonly names: readonly string[]
  readonly seat: number | null
}

export type BoardComponent = Component<BoardProps<never, never>>

/** A key and what it does on a board. */
export type BoardKey = readonly [key: string, text: string]

/**
 * What the chunk of a board offers; the table gives it the views and facts of its own family.
 *
 * It marks what it draws for the table: `data-thing` (what it is), `data-on` (the thing that it stands on), `data-lit`,
 * `data-urgent` (what is to be answered there comes first), `data-home` (where the focus goes by the key to the board).
 */
export interface BoardModule {
  Board?: BoardComponent
  /** What a thing is; null: the words of the reference say enough. */
  explain?: (thing: string, regarded: Regarded<never, never>) => Explanation | null
  /** What an answer does if it only names these things; "" where its own words say it. */
  answerText?: (things: readonly string[], reference: never) => string
  /** What decided a game that is over, where the totals did not; "" where they did. */
  decided?: (view: never) => string
  /** Keys of its own, for the list of keys. */
  keys?: () => BoardKey[]
  /** A board that came with its game's package, instead of `Board`. */
  foreign?: ForeignModule['default']
  /** The colour of a faction's pieces, where they have one. */
  colourOf?: (faction: string) => string
}

/** The colours of the seats; a seat without one has none in its game. */
export type Colours = readonly (string | undefined)[]
