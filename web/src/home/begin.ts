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

/** Everybody who is needed sits: nobody has to be waited for. */
function complete(wish: NewTable): boolean {
  return wish.seats.every((seat) => seat.who === 'me' || seat.who === 'bot' || seat.who === 'hotseat')
}

export async function begin(wish: NewTable): Promise<void> {
  await attempt(async () => {
    await beSomebody()
    const made = await tables.create(wish)
    const table = complete(wish) ? await tables.start(made.id) : made
    go(addressOf(table))
  })
}
