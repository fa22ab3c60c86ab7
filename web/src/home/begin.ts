/** From a wish to a running table: sign in as a guest if necessary, create, start, and go there. */

import { beSomebody } from '../account/me.svelte'
import { attempt } from '../look/trouble'
import { go, tableAddress } from '../routes.svelte'
import { keep } from '../settings/storage'
import { tables } from '../wire/rest'
import type { NewTable, TableInfo } from '../wire/types'

/** Kept in a browser once somebody has gone to a table. */
export const HAS_SAT = 'furrow.sat'

/** What opens a private table to the reader; who sits there needs nothing. */
export function addressKey(table: Pick<TableInfo, 'key' | 'mine'>): string | null {
  return table.mine !== undefined && table.mine.length > 0 ? null : (table.key ?? null)
}

export function addressOf(table: Pick<TableInfo, 'id' | 'key' | 'mine'>, about: '' | 'replay' = ''): string {
  return tableAddress(table.id, addressKey(table), about)
}

/** Only the reader and bots sit there: there is nobody to wait for. */
function alone(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.who === 'bot' || table.mine?.includes(seat.seat) === true)
}

/** Goes to a table that was made, and starts it if nobody is missing. */
async function enter(made: TableInfo): Promise<void> {
  keep('browser', HAS_SAT, '1')
  go(addressOf(made.state === 'waiting' && alone(made) ? await tables.start(made.id) : made))
}

export async function begin(wish: NewTable): Promise<void> {
  await attempt(async () => {
    await beSomebody()
    await enter(await tables.create(wish))
  })
}

/** The same game once more: against bots it starts at once, people are waited for. */
export async function rematch(table: string): Promise<void> {
  await attempt(async () => enter(await tables.rematch(table)))
}
