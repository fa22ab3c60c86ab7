/** The table of a page that is still being put together: what the server says is heard while the words are read. */

import { isSomebody } from '../account/me.svelte'
import { Table } from './table.svelte'

let waiting: Table | null = null

/** Opens a table for the page to come. Whoever is nobody yet becomes a guest first. */
export function openAhead(id: string, key: string | null): void {
  if (isSomebody()) waiting = new Table(id, key)
}

/** The table that was opened ahead, or a new one. */
export function tableOf(id: string, key: string | null): Table {
  const found = waiting
  waiting = null
  if (found?.id === id && found.key === key) return found
  found?.close()
  return new Table(id, key)
}
