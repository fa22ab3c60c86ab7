/** Bots wait after a turn of the reader's: for how many seconds more, as they pass on this machine. */

import type { StateMessage } from '../wire/types'

/** What it is read from: a table. */
export interface Held {
  readonly state: Pick<StateMessage, 'held'> | null
  readonly heardAt: number
  readonly mine: readonly number[]
}

const STEP = 250

export class Holding {
  private now = $state(Date.now())

  constructor(private readonly table: Held) {
    $effect(() => {
      if (this.seat === null) return
      this.now = Date.now()
      const timer = setInterval(() => (this.now = Date.now()), STEP)
      return () => clearInterval(timer)
    })
  }

  /** The reader's seat whose turn has ended; null: nobody waits for it. */
  readonly seat = $derived.by(() => {
    const held = this.table.state?.held
    return held != null && this.table.mine.includes(held.seat) ? held.seat : null
  })

  /** Seconds that are left, whole ones; it is never none before the server says so. */
  readonly seconds = $derived.by(() => {
    const left = (this.table.state?.held?.left ?? 0) - (this.now - this.table.heardAt)
    return Math.max(1, Math.ceil(left / 1000))
  })
}
