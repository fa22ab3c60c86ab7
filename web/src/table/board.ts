/** What a game's board is given by the table page. Boards are lazy chunks: the folder of a family has an `index.ts` that is a `BoardModule`. */

import type { Component, Snippet } from 'svelte'

import type { Answer, GameEvent, LogLine, Reference as Sent, TableInfo, TrayRow } from '../wire/types'
import type { Deciding } from './deciding.svelte'
import type { Raised } from './selecting.svelte'
import type { Airborne } from './playback.svelte'
import type { Shown } from './steps'
import type { Table } from './table.svelte'
import type { ForeignModule } from './foreign'
import type { Numbered, Turn } from './turns'

export type { GameEvent }

/**
 * Facts of boards and cards, and their names and texts in the reader's language; the game's board knows their shape.
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
  /** What the reader looks at, which plays nothing. */
  looked?: ReadonlySet<string>
  /** What is raised, at a table where things are chosen first; null: nothing. */
  raised?: Raised | null
  /** What may be pointed to next, after something was chosen there: then nothing else is lit. */
  aims?: ReadonlySet<string>
  /** What can be answered now. */
  answers?: readonly Answer[]
  /** The newest line of what happened, as far as it is shown. */
  newest?: LogLine | null
  /** What the table knows of the seats besides the game, for boards that draw players on their stage. */
  around?: Around
  /** Amounts that the open question asks for; null: none. */
  loading?: Loading | null
  /** Events since the last view, for animation. */
  events: GameEvent[]
  /** What others did is still being shown; else everything is drawn as it is now. */
  show?: Show<View>
  /** Lines of answers that are drawn side by side. */
  lines?: readonly DrawnLine[]
  /** What a page shows across the whole board, where it says what happened; for boards that have a place for it. */
  across?: Snippet | undefined
  /** The game is over, and its result is looked at: a board may give it its own place. */
  ended?: Ended | null
  /** What is spoken of: everything else lies under a veil. */
  unveiled?: ReadonlySet<string> | null
  /** The user clicked or tapped a thing, or pressed Enter on it; the most specific first. What is not lit is looked at. */
  point: (things: string[]) => void
  /**
   * The user dropped what these things name on a thing; the wish is both as one thing, by which the table says why it
   * cannot be dropped there. False: the table does not know yet where it may be dropped.
   */
  drop?: (things: string[], onto: string, wish: string) => boolean
  /** The reader drags what these things name; nothing when it was dropped. */
  hold?: (things: string[]) => void
  /** An action beside the open question, in the game's notation. */
  side?: (text: string) => void
  /** Long press, "?" key, info button: explain this thing. */
  ask: (thing: string) => void
}

/** A game that is over. */
export interface Ended {
  readonly table: Table
  readonly info: TableInfo
  /** Closes the result: the table is seen as it ended. */
  readonly close: () => void
}

/** Kinds of which amounts are asked for, what the reader wants of each so far, and the ways to change and take it. */
export interface Loading {
  readonly rows: readonly TrayRow[]
  readonly amounts: Readonly<Record<string, number>>
  readonly busy: boolean
  set: (row: TrayRow, amount: number) => void
  go: () => void
}

/** The show of what others did: it never holds back what the reader can answer. */
export interface Show<View = unknown> {
  /** What is drawn of others meanwhile. */
  view: View
  /** What moves or floats now. */
  air: readonly Airborne[]
  /** What others have done since the reader's own turn ended, as far as it is shown. */
  told: readonly GameEvent[]
  /** What the step speaks of that is shown now. */
  things: ReadonlySet<string>
  /** No motion is wanted. */
  still: boolean
  paused: boolean
  /** The game as far as it is known here, shown already or not. */
  course?: Course
}

/** What happened at the table, how much of it is shown, and what the reader has seen of it. */
export interface Course {
  /** Events by their numbers, and their lines. */
  readonly events: readonly Numbered[]
  readonly lines: readonly LogLine[]
  /** The number of the first event that is not shown yet. */
  readonly upTo: number
  /** The number of the first event after the reader's own last decision. */
  readonly since: number
  /** Others' turns are being shown, or can be shown again. */
  readonly running: boolean
  readonly canRepeat: boolean
  again: () => void
  skip: () => void
  /** The list of everything that happened. */
  log: () => void
  /** What came before this number the reader has put aside. */
  readonly aside: number
  putAside: (before: number) => void
}

/** A line of answers, each by what it speaks of. */
export interface DrawnLine {
  readonly kind: 'played' | 'better' | 'hint' | 'way'
  readonly things: readonly (readonly string[])[]
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
 * It marks what it draws for the table: `data-thing` (what it is), `data-on` (the thing that it stands on), `data-lit`
 * (`data-may` where the focus does not go on to what is lit), `data-urgent` (what is to be answered there comes first), `data-counted` (digits count what is lit in it), `data-does` (a press on it plays
 * something: a digit only gives it the focus), `data-home` (where the focus goes by the key to the board).
 */
export interface BoardModule {
  Board?: BoardComponent
  /**
   * A press on one of its things plays nothing: it is chosen first (`selecting.svelte.ts`). Which things are raised also
   * where nothing can be done with them, in which order the buttons of deeds stand, and how a deed is called in short.
   */
  chosenFirst?: {
    readonly raises: (thing: string) => boolean
    readonly order: readonly string[]
    readonly called: (deed: string, game: string) => string
  }
  /** Goes round everything that this board draws, and knows what its parts ask of the table. */
  Frame?: Component<BoardProps<never, never> & { children: Snippet }>
  /**
   * One line over the whole table, beside the menu. A board that has it draws players and hand on its stage too: the rail
   * beside that is slim.
   */
  Top?: Component
  /** The players in the rail, and in one narrow line. */
  Plaques?: Component<Around>
  Strip?: Component<Around>
  /** What the reader plays with; with it comes the hand. */
  Mat?: Component
  Hand?: Component
  /** What only a wide window has room for. */
  Wide?: Component
  /** One turn of the last ones, as icons. */
  TurnLine?: Component<TurnLineProps>
  /** Everything of another player, after a press on the plaque. */
  Drawer?: Component<{ seat: number }>
  /** What has come up and lies over the rail; it draws nothing where there is nothing. */
  Moment?: Component<{
    choosing: Deciding
    /** The reader has opened something in its place. */
    covered: boolean
    /** To be told whenever a moment comes up, and when there is none any more. */
    comes: (up: boolean) => void
  }>
  /** All answers of the open question; else a list of their words. It lies over the rail and a part of the board. */
  Answers?: Component<{
    deciding: Deciding
    game: string
    /** Shows what a bot would do; null: there are no hints at this table. */
    hint: (() => void) | null
    close: () => void
  }>
  /** The end of a game; else a sheet of points. */
  Result?: Component<Ended>
  /** Where something is chosen first, its mat shows what that would change; else a slip over the rail does. */
  weighs?: boolean
  /** The board itself shows the result in its own place: what lies over the rail is only what can be done then. */
  showsResult?: boolean
  /** The board has a place for what a page shows across it. */
  takesAcross?: boolean
  /** The board in words, for anyone who does not see it. */
  Words?: Component
  /** How an answer looks on a chip. */
  Chip?: Component<{ answer: Answer }>
  /** The sign of a player. */
  Crest?: Component<{ seat: number; size?: number }>
  /** What a thing looks like, where the reader looks at it; nothing, if there is nothing to draw. */
  Portrait?: Component<{ thing: string }>
  /** What there is to say about it beside that; else the sentences of `explain`. */
  Facts?: Component<{ thing: string; texts: readonly string[] }>
  /** The class that sets the colours of a player. */
  tint?: (view: never, seat: number) => string
  /** What is said of a turn while it is shown, in one short sentence; else its first line. */
  sentence?: (turn: Shown, regarded: Regarded<never, never>) => string
  /** A whole turn in words, for anyone who does not see it; else its sentence. */
  turnText?: (turn: Shown, regarded: Regarded<never, never>) => string
  /** How long a turn with these events is shown, in milliseconds; else as long as any other. */
  lasts?: (events: readonly GameEvent[]) => number
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
  /** The colour of a seat's pieces by what it was dealt, where they have one. */
  colourOf?: (dealt: Readonly<Record<string, string>>) => string | undefined
}

/** What the table knows of the seats besides the game. */
export interface Around {
  /** Whose turn is shown; else the one of the view. */
  acting?: number | null
  away?: ReadonlySet<number>
  /** The seats that bots play, also for people who have left. */
  bots?: ReadonlySet<number>
  thinking?: ReadonlySet<number>
  /** The time left, as text, where the table has clocks. */
  clocks?: ReadonlyMap<number, string>
  /** Opens what belongs to a seat. */
  open?: (seat: number) => void
}

export interface TurnLineProps {
  turn: Turn
  /** It is the one that is being shown. */
  now?: boolean
  /** What is said of it. */
  lines?: readonly LogLine[]
  /** It is the last one of the reader. */
  own?: boolean
}

/** The colours of the seats; a seat without one has none in its game. */
export type Colours = readonly (string | undefined)[]
