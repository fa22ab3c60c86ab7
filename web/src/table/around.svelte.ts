/** What a table knows of its seats besides the game: who is away or thinks, and how much time is left. */

import type { Around } from './board'
import { clockText } from './clocks'
import type { Playback } from './playback.svelte'
import type { Table } from './table.svelte'
import { Ticking } from './ticking.svelte'

export class Seats {
  private readonly ticking: Ticking

  constructor(
    private readonly table: Table,
    private readonly playback: Playback,
    private readonly open: (seat: number) => void,
  ) {
    this.ticking = new Ticking(table)
  }

  readonly around = $derived.by((): Around => {
    const seats = this.table.info?.seats ?? []
    const clocks = new Map<number, string>()
    for (const { seat } of seats) {
      const left = this.ticking.left(seat)
      if (left !== undefined) clocks.set(seat, clockText(left))
    }
    const waiting = this.table.state?.waiting_for ?? []
    const acting = this.playback.now?.turn.seat ?? -1
    return {
      ...(acting < 0 ? {} : { acting }),
      away: new Set(seats.filter((seat) => seat.bot !== true && seat.online !== true).map((seat) => seat.seat)),
      bots: new Set(seats.filter((seat) => seat.bot === true).map((seat) => seat.seat)),
      thinking: new Set(waiting.filter((seat) => this.table.botPlays(seat))),
      clocks,
      open: this.open,
    }
  })
}
