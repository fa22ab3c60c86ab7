/** The reader's own tables, known on every page: how many wait for them stands in the top line and in the tab's title. */

import { whoAmI } from '../account/me.svelte'
import { said } from '../wire/arrival'
import { tables as calls } from '../wire/rest'
import type { TableInfo } from '../wire/types'

/** How often they are asked for while the page is in sight. */
const EVERY = 20_000

/** The front page says them with itself. */
let list = $state.raw<readonly TableInfo[] | null>(said('mine')?.tables ?? null)
let told = list !== null

/** Null until they are known. */
export function myTables(): readonly TableInfo[] | null {
  return list
}

export function myTurns(): readonly TableInfo[] {
  return (list ?? []).filter((table) => table.your_turn === true)
}

/** Asks now; being offline is no reason to complain. */
export async function learnMine(): Promise<void> {
  const me = whoAmI()
  if (me?.kind == null) {
    if (me !== null) list = []
    return
  }
  if (told) {
    told = false
    return
  }
  try {
    list = (await calls.mine()).tables
  } catch {
    list ??= []
  }
}

/** Goes on asking while the page is in sight. Returns how to stop. */
export function followMine(): () => void {
  const again = (): void => {
    if (document.visibilityState === 'visible') void learnMine()
  }
  const timer = setInterval(again, EVERY)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', again)
  }
}
