/** How running games stand: asked for once for each move, and kept while the page is open. */

import { SvelteMap } from 'svelte/reactivity'
import { dueIn } from '../site/urgency'
import { addressKey } from './begin'
import { tables as calls } from '../wire/rest'
import type { TableGlance, TableInfo } from '../wire/types'

interface Seen {
  moved: number
  /** When it was seen, in seconds; undefined: it is being asked for. */
  at: number
  glance: TableGlance | null
}

const known = new SvelteMap<string, Seen>()
const now = (): number => Date.now() / 1000

/** Asks how a table stands, if it has moved since it was seen. */
async function look(table: TableInfo): Promise<void> {
  const before = known.get(table.id)
  if (before?.moved === table.moved) return
  known.set(table.id, { moved: table.moved, at: now(), glance: before?.glance ?? null })
  try {
    known.set(table.id, { moved: table.moved, at: now(), glance: await calls.glance(table.id, addressKey(table)) })
  } catch {
    // It is over, or cannot be reached: then it is shown without.
  }
}

/** Looks at tables, the first of them first. */
export function lookAt(tables: readonly TableInfo[]): void {
  for (const table of tables) if (table.state === 'running') void look(table)
}

/** What was seen last; undefined: nothing yet. */
export function glanceAt(table: TableInfo): TableGlance | undefined {
  return known.get(table.id)?.glance ?? undefined
}

/** The seconds that the reader has left, if a clock runs: by the last look, or by the terms of the table. */
export function leftAt(table: TableInfo, time: number): number | null {
  const seen = known.get(table.id)
  if (seen?.glance?.left != null) return Math.max(0, seen.glance.left - (time - seen.at))
  return dueIn(table, time)
}
