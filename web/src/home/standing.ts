/** What is said of a table in a few words: where its game stands, who thinks, who sits there. */

import { isFree } from '../lobby/seats'
import { clock, span } from '../site/time'
import type { TableGlance, TableInfo } from '../wire/types'
import { t } from '../words'
import { gameInfo } from './games.svelte'

const HOUR = 3600

/** "turn 68", or "round 3 of 5" where the game counts rounds. */
export function stage(table: Pick<TableInfo, 'game'>, glance: TableGlance): string {
  const length = gameInfo(table.game)?.length
  if (length?.unit === 'rounds') return t('home-round-of', { number: glance.round, all: length.amount })
  return length?.unit === 'points' ? t('home-round', { number: glance.round }) : t('home-turn', { number: glance.turn })
}

/** The seat that the reader plays. */
export const mySeat = (table: TableInfo): number => table.mine[0] ?? 0

/** What a seat is known by: the first of what it is dealt. */
export const signOf = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.dealt[gameInfo(table.game)?.dealt[0]?.kind ?? ''] ?? ''

/** Those who sit there besides the reader. */
export const others = (table: TableInfo): TableInfo['seats'] =>
  table.seats.filter((seat) => !table.mine.includes(seat.seat) && !isFree(seat))

/** Under an hour it is urgent, and told as a clock. */
export const isUrgent = (left: number | null): boolean => left !== null && left < HOUR

/** "2 days left", "11:42", or nothing where no clock runs. */
export function left(seconds: number | null): string {
  if (seconds === null) return ''
  return isUrgent(seconds) ? clock(seconds) : t('home-left', { time: span(seconds, true) })
}

/** What a table waits for that does not wait for the reader. */
export function waitsFor(table: TableInfo, glance: TableGlance | undefined): string {
  if (table.state === 'waiting') {
    const free = table.seats.filter(isFree).length
    return free === 0 ? t('home-full') : t('app-seats-free', { count: free })
  }
  if (glance === undefined) return t('app-running')
  const thinking = glance.thinks.flatMap((seat) => table.seats[seat]?.name ?? [])
  return thinking.length === 1
    ? t('home-thinks', { name: thinking[0] ?? '' })
    : t('home-think', { count: thinking.length })
}
