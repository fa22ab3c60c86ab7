/** The players of a game that is over, in the order of their ranks, with what their points come from. */

import type { PlayerPoints, Points, PointsPart, PointsSource, TableauRank } from '../../wire/types'
import type { TableauView } from '../types'
import { inOrder } from './ways'

export interface Ranked extends Pick<TableauRank, 'seat' | 'rank' | 'total'> {
  readonly faction: string
  readonly virtual: boolean
  /** Its total is a number of points like the others'; what decides against a virtual player may be another. */
  readonly scored: boolean
  /** What makes up the total, part by part. */
  readonly kinds: readonly PointsPart[]
  readonly sources: readonly PointsSource[]
  /** Points that no card brought. */
  readonly rest: readonly PointsPart[]
  /** Points at the beginning, after each round, and in all. */
  readonly course: readonly number[]
}

const some = (parts: readonly PointsPart[] = []): PointsPart[] =>
  parts.filter(({ points }) => points > 0).sort((one, other) => inOrder(one.name, other.name))

/** The accounts come later than the result: until then only totals are known. */
export function ranked(view: Pick<TableauView, 'result' | 'players'>, accounts: Points | null): Ranked[] {
  return (view.result ?? []).map(({ seat, rank, total, parts }): Ranked => {
    const found: Partial<PlayerPoints> = accounts?.players.find((each) => each.seat === seat) ?? {}
    const player = view.players[seat]
    return {
      seat,
      rank,
      total,
      faction: player?.faction ?? '',
      virtual: player?.virtual === true,
      scored: 'points' in parts,
      kinds: some([...(found.ways ?? []), ...(found.parts ?? [])]),
      sources: found.sources ?? [],
      rest: some(found.rest),
      course: found.rounds === undefined ? [] : [0, ...found.rounds, total],
    }
  })
}

/** What a card brought by one way, or added to one part; without one, in all. */
export const brought = (card: PointsSource, kind: string | null): number =>
  kind === null ? card.total : (card.ways[kind] ?? card.parts[kind] ?? 0)

/** Of that, what it adds at the end because it stands. */
export const standing = (card: PointsSource, kind: string | null): number =>
  kind === null ? card.worth : (card.parts[kind] ?? 0)

export interface Listed {
  /** The cards that have a row of their own, and what the first of all brought: the length of a whole bar. */
  readonly cards: readonly PointsSource[]
  readonly most: number
  readonly rest: readonly PointsPart[]
  /** How many more cards there are, and what they bring together. */
  readonly more: number
  readonly points: number
}

/** The cards of a player in so many rows, the dearest first; the last row of a column that is too short counts the others. */
export function listed(row: Ranked, kind: string | null, rows: number): Listed {
  const all = row.sources
    .filter((each) => brought(each, kind) > 0)
    .sort((one, other) => brought(other, kind) - brought(one, kind))
  const rest = row.rest.filter(({ name }) => kind === null || name === kind)
  const room = Math.max(1, rows - rest.length)
  const cards = all.length <= room ? all : all.slice(0, Math.max(1, room - 1))
  const others = all.slice(cards.length)
  return {
    cards,
    most: Math.max(1, ...all.map((each) => brought(each, kind))),
    rest,
    more: others.length,
    points: others.reduce((sum, each) => sum + brought(each, kind), 0),
  }
}

/** The cards that brought a player most. */
export const best = (row: Ranked, count = 3): PointsSource[] => [...listed(row, null, 99).cards.slice(0, count)]

/** All kinds that somebody has points of. */
export function kindsOf(rows: readonly Ranked[]): PointsPart[] {
  const all = new Map(rows.flatMap(({ kinds }) => kinds).map((kind) => [kind.name, kind]))
  return some([...all.values()])
}
