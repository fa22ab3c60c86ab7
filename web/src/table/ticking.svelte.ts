/** The players' clocks, as they run on this machine between two states. */

import type { StateMessage } from '../wire/types'

/** What the clocks are read from: a table. */
export interface Clocked {
  readonly state: Pick<StateMessage, 'clocks'> | null
  readonly heardAt: number
}

export class Ticking {
  private now = $state(Date.now())

  constructor(private readonly table: Clocked) {
    $effect(() => {
      if (!(table.state?.clocks ?? []).some((clock) => clock.running)) return
      const timer = setInterval(() => (this.now = Date.now()), 1000)
      return () => clearInterval(timer)
    })
  }

  /** The seconds that a seat has left; undefined: nothing is measured. */
  left(seat: number): number | undefined {
    const clock = this.table.state?.clocks.find((each) => each.seat === seat)
    if (clock === undefined) return undefined
    return Math.max(0, clock.left - (clock.running ? (this.now - this.table.heardAt) / 1000 : 0))
  }
}
