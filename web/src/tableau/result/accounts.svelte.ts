/** What everybody's points came from, as the server accounts for it: fetched once for each end and language. */

import { SvelteMap } from 'svelte/reactivity'
import type { Table } from '../../table/table.svelte'
import { tables } from '../../wire/rest'
import type { Points } from '../../wire/types'

const known = new SvelteMap<string, Points>()
const asked = new Set<string>()

/** Null while it is on its way. The labels come in the reader's language; a game that goes on may end otherwise. */
export function accountsOf({ id, key, state }: Pick<Table, 'id' | 'key' | 'state'>, language: string): Points | null {
  const name = [id, state?.seq, language].join(' ')
  if (!asked.has(name)) {
    asked.add(name)
    void tables.points(id, key).then(
      (found) => known.set(name, found),
      () => asked.delete(name),
    )
  }
  return known.get(name) ?? null
}
