/** From a wish to a running table: sign in as a guest if necessary, create, start, and go there. */

import { beSomebody } from '../account/me.svelte'
import { attempt } from '../look/trouble'
import { go, tableAddress } from '../routes.svelte'
import { tables } from '../wire/rest'
import type { NewTable, TableInfo } from '../wire/types'

/** Anyone who sits at a table needs no key. */
export function addressOf(table: Pick<TableInfo, 'id' | 'key' | 'mine'>, about: '' | 'replay' = ''): string {
  const open = table.mine !== undefined && table.mine.length > 0
  return tableAddress(table.id, open ? null : (table.key ?? null), about)
}

/** Only the reader and bots sit there: there is nobody to wait for. */
function alone(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.who === 'bot' || table.mine?.includes(seat.seat) === true)
}

/** Goes to a table that was made, and starts it if nobody is missing. */
async function enter(made: TableInfo): Promise<void> {
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
