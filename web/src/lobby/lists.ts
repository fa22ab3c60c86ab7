/** What the lists of tables hold. */

import { isSomebody } from '../account/me.svelte'
import { tables } from '../wire/rest'
import type { TableCounts, TableInfo } from '../wire/types'
import type { ListName } from './names'

export const countOf = (counts: TableCounts, list: ListName): number =>
  list === 'finished' ? counts.over : counts[list]

const newest = (found: readonly TableInfo[]): TableInfo[] =>
  [...found].sort((one, other) => other.created - one.created)

/** What a list holds now, in the order in which it is shown. */
export async function listed(list: ListName): Promise<readonly TableInfo[]> {
  if (list === 'open') return newest((await tables.lobby()).tables)
  if (list === 'live') return newest((await tables.watchable()).tables)
  if (list === 'finished') return (await tables.over()).tables
  return isSomebody() ? (await tables.mine()).tables : []
}
