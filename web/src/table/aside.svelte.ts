/** What was done to the reader is told until the reader puts it aside: in this tab, also after a reload. */

import type { StateMessage } from '../wire/types'
import { putAside, putAsideTo } from './absence'

export class Aside {
  /** The number of the first event that was not put aside. */
  before = $state(Number.POSITIVE_INFINITY)
  private heard = false

  constructor(private readonly table: string) {}

  /** A state has come. After an undo new events reuse the numbers of those that are gone. */
  hear({ log_from, events, since_you }: StateMessage): void {
    if (!this.heard) this.before = Math.min(putAsideTo(this.table) ?? since_you, log_from + events.length)
    else if (log_from < this.before) this.before = log_from
    this.heard = true
  }

  put(before: number): void {
    this.before = before
    putAside(this.table, before)
  }
}
