/** A solo game as its board shows it: who plays against whom, and which number decides. */

import type { TableauSolo } from '../../wire/types'
import type { Scene } from '../scene'
import type { Player, TableauView } from '../types'

export interface Rivalry {
  /** The seats of the person who plays and of the virtual player. */
  readonly me: number
  readonly it: number
  readonly own: Player
  readonly other: Player
  readonly solo: TableauSolo
  /** What is shown of the virtual player. */
  readonly seen: TableauView
  /** It has cards of its own to attack with, and what it collects decides; else points do. */
  readonly collects: boolean
}

/** Null: there is no virtual player, or the game is over. */
export function rivalryOf({ view, seen }: Pick<Scene, 'view' | 'seen'>): Rivalry | null {
  const it = view.players.findIndex((player) => player.virtual === true)
  const me = view.players.findIndex((player) => player.virtual !== true)
  const [own, other] = [view.players[me], seen.players[it]]
  const solo = seen.solo ?? view.solo
  if (solo == null || own === undefined || other === undefined) return null
  return { me, it, own, other, solo, seen, collects: (view.goal ?? 0) === 0 }
}

/** Two bars on one scale: their lengths in hundredths, and where on it the game ends. */
export interface Scale {
  readonly mine: number
  readonly its: number
  /** What will be added to its bar at the end of the round. */
  readonly more: number
  readonly ends: number | null
}

/** A scale of points has its end in the middle; one of cards has room for as many as are usual. */
const USUAL = 14

export function scaleOf({ solo, seen }: Rivalry): Scale {
  const { mine, its, gathers = 0 } = solo
  const goal = seen.goal ?? 0
  const most = Math.max(goal > 0 ? goal * 2 : USUAL, mine, its + gathers)
  const share = (count: number): number => (Math.max(0, count) / most) * 100
  return { mine: share(mine), its: share(its), more: share(gathers), ends: goal > 0 ? share(goal) : null }
}
