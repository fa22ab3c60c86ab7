/** What the table knows of the seats besides the game: who is away or thinking, how much time is left. */

import type { Around } from '../../table/board'
import { t } from '../../words'
import { standing } from '../describe'
import { counted, row, term } from '../say'
import type { Table } from '../table'
import type { Player } from '../types'

export const TRACKS = ['power', 'popularity', 'coins', 'combat_cards'] as const

/** Whose turn it is, nobody's when the game is over. */
export function actingSeat(on: Table, acting: number | null | undefined): number | null {
  return acting !== undefined ? acting : on.view.over ? null : on.view.active
}

/** A plaque in words. */
export function plaqueText(on: Table, seat: number, player: Player, around: Around): string {
  const name = on.names[seat] ?? ''
  const clock = around.clocks?.get(seat)
  return [
    standing(player, name),
    row(Object.entries(player.resources).map(([kind, count]) => counted(kind, count))),
    ...(player.section === null ? [] : [t('web-scythe-rail-last', { section: term('action', player.section) })]),
    ...(actingSeat(on, around.acting) === seat ? [t('web-scythe-rail-acting')] : []),
    ...(around.away?.has(seat) === true ? [t('web-scythe-rail-away')] : []),
    ...(around.thinking?.has(seat) === true ? [t('web-scythe-rail-thinking')] : []),
    ...(clock === undefined ? [] : [t('web-scythe-rail-clock', { time: clock })]),
  ].join('. ')
}

/** A tap on a plaque: the seat if an answer speaks of it, else its mats. */
export function press(on: Table, seat: number, open: Around['open']): void {
  const thing = `seat:${seat}`
  if (on.lit.has(thing)) on.point([thing])
  else if (open !== undefined) open(seat)
  else on.ask(thing)
}
