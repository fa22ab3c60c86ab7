/** Following the game: what was missed is kept for anyone who comes back. */

import type { LogLine } from '../wire/types'
import { missed, seen, seenTo } from './absence'
import type { Table } from './table.svelte'

export class Following {
  /** What happened while the reader was not here. */
  away = $state.raw<readonly LogLine[]>([])
  private leftAt: number | null = null
  private heardTo: number | null = null
  private decidedAt = 0

  constructor(
    private readonly table: Pick<Table, 'id' | 'log' | 'mine'> & {
      state: Pick<NonNullable<Table['state']>, 'since_you'> | null
    },
  ) {}

  /** The table has said something; true if the reader has decided meanwhile, so that what was missed is over. */
  hear(hidden: boolean): boolean {
    const { log, mine, state } = this.table
    if (state === null) return false
    const [before, since] = [this.heardTo, state.since_you]
    const decided = before !== null && since !== this.decidedAt
    this.heardTo = log.at(-1)?.n ?? -1
    this.decidedAt = since
    if (before === null && since > 0)
      this.away = missed(log, Math.max(since, seenTo(this.table.id, this.heardTo) + 1), mine)
    if (decided) this.away = []
    // What is shown while the reader looks is not missed, not even after a reload.
    if (before !== null && !hidden) seen(this.table.id, this.heardTo)
    return decided
  }

  /** The reader has seen enough of what was missed: a reload does not bring it back. */
  close(): void {
    this.away = []
    seen(this.table.id, this.table.log.at(-1)?.n ?? -1)
  }

  /** The reader looks away, or is back. */
  look(hidden: boolean): void {
    const { log, mine } = this.table
    if (hidden) this.leftAt = log.at(-1)?.n ?? -1
    else if (this.leftAt !== null) {
      const found = missed(log, this.leftAt + 1, mine)
      if (found.length > 0) this.away = found
      this.leftAt = null
    }
  }
}
