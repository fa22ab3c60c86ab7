/** The table as the parts of the board see it: the newest state, and what is still shown of the others. */

import { getContext, setContext, type Snippet } from 'svelte'
import type { Around, Ended, Show } from '../table/board'
import type { Answer, LogLine } from '../wire/types'
import type { Player, TableauView } from './types'

export interface Scene {
  /** The newest state: what the reader plays with. */
  readonly view: TableauView
  /** Others are seen as their turns are shown. */
  readonly seen: TableauView
  readonly seat: number | null
  /** What can be answered now. */
  readonly answers: readonly Answer[]
  /** Things that can act now, whatever else they could be chosen for. */
  readonly able: ReadonlySet<string>
  readonly around: Around
  /** The newest line of what happened, as far as it is shown. */
  readonly newest: LogLine | null
  readonly show: Show<TableauView> | undefined
  /** What a page shows across the board. */
  readonly across: Snippet | undefined
  /** The game is over, and its result is looked at. */
  readonly ended: Ended | null
}

const KEY = Symbol('tableau scene')

export function lay(scene: Scene): void {
  setContext(KEY, scene)
}

export function scene(): Scene {
  return getContext<Scene>(KEY)
}

/** Who owes an answer now; in a secret question that is everybody. */
export function isActing({ view, around }: Scene, seat: number): boolean {
  if (view.over) return false
  if (around.acting != null) return around.acting === seat
  return (view.question?.seats ?? [view.active]).includes(seat)
}

/** The other seats, in turn order from the reader's; of a reader who only watches all of them. */
export function otherSeats({ view, seat }: Pick<Scene, 'view' | 'seat'>): number[] {
  const all = view.players.map((_, each) => each)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)]
}

export const LANES = ['production', 'feature', 'action'] as const
export type LaneName = (typeof LANES)[number]

/** A player of the newest state if it is the reader, else as it is shown. */
export const playerOf = ({ view, seen, seat }: Scene, which: number): Player | undefined =>
  (which === seat ? view : seen).players[which]
