/** From a wish to a running table: sign in as a guest if need be, create, start, and go there. */

import { beSomebody } from '../account/me.svelte'
import { attempt } from '../look/trouble'
import { go, tableAddress } from '../routes.svelte'
import { tables } from '../wire/rest'
import type { NewTable, TableInfo } from '../wire/types'

/** Who sits at a table needs no key. */
export function addressOf(table: Pick<TableInfo, 'id' | 'key' | 'mine'>, about: '' | 'replay' = ''): string {
  const open = table.mine !== undefined && table.mine.length > 0
  return tableAddress(table.id, open ? null : (table.key ?? null), about)
}

/** Only the reader and bots sit there: nobody has to be waited for. */
function alone(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.who === 'bot' || table.mine?.includes(seat.seat) === true)
}

/** To a table that was made, and begun where nobody is missing. */
async function enter(made: TableInfo): Promise<void> {
  go(addressOf(made.state === 'waiting' && alone(made) ? await tables.start(made.id) : made))
}

export async function begin(wish: NewTable): Promise<void> {
  await attempt(async () => {
    await beSomebody()
    await enter(await tables.create(wish))
  })
}

/** The same game once more: at once against bots; people are waited for. */
export async function rematch(table: string): Promise<void> {
  await attempt(async () => enter(await tables.rematch(table)))
}
