/** What the board of a game is given to draw, and what it asks the table for. */

import type { TableInfo } from '../../wire/types'
import type { Aside } from '../aside.svelte'
import type { Seats } from '../around.svelte'
import type { BoardProps, Course, Ended, Show } from '../board'
import type { Deciding } from '../deciding.svelte'
import type { Hinting } from '../hinting.svelte'
import type { LoadedBoard } from '../loading.svelte'
import { upright } from '../narrow'
import type { Playback } from '../playback.svelte'
import type { Openings } from '../rail/open.svelte'

const NOTHING: ReadonlySet<string> = new Set()

export interface Drawn {
  readonly info: TableInfo
  readonly deciding: Deciding
  readonly loaded: LoadedBoard
  readonly playback: Playback
  readonly openings: Openings
  readonly aside: Aside
  readonly seats: Seats
  readonly hinting: Hinting
  /** A line of a hint is drawn. */
  readonly hinted: boolean
  /** No motion is wanted. */
  readonly still: boolean
  /** What the line that the reader looks at speaks of, and things that the reader wants to see. */
  readonly told: ReadonlySet<string>
  readonly sought: readonly string[]
  /** Closes the result; null: it is not shown. */
  readonly closeResult: (() => void) | null
  look: (things: readonly string[]) => void
}

export class Drawing {
  private readonly course: Course

  constructor(private readonly of: Drawn) {
    const { aside, deciding, openings, playback } = of
    const { table } = deciding
    this.course = {
      get events() {
        return table.events
      },
      get lines() {
        return table.log
      },
      get upTo() {
        return playback.upTo
      },
      get since() {
        return table.state?.since_you ?? 0
      },
      get running() {
        return playback.running
      },
      get canRepeat() {
        return playback.canRepeat
      },
      get aside() {
        return aside.before
      },
      again: () => playback.again(),
      skip: () => playback.skip(),
      log: () => openings.open({ is: 'log' }),
      putAside: (before) => aside.put(before),
    }
  }

  /** Whatever else changes at the table, it stays the same: what moves is not begun anew. */
  private readonly show = $derived.by((): Show => {
    const { deciding, playback, still } = this.of
    return {
      view: (playback.shown ?? deciding.table.state)?.view,
      air: playback.air,
      told: playback.told.flatMap((step) => step.state.events),
      things: new Set(playback.now?.state.log.flatMap((line) => line.things ?? [])),
      still,
      paused: playback.paused,
      course: this.course,
    }
  })

  private readonly ended = $derived.by((): Ended | null => {
    const { closeResult, deciding, info } = this.of
    return closeResult === null ? null : { table: deciding.table, info, close: closeResult }
  })

  readonly board = $derived.by((): BoardProps | null => {
    const { deciding, hinted, hinting, loaded, look, openings, playback, seats, sought, told } = this.of
    const { selecting, table } = deciding
    if (table.state === null) return null
    return {
      view: table.state.view,
      seat: table.seat,
      names: table.names,
      reference: loaded.reference,
      lit: deciding.lit,
      chosen: deciding.marked,
      taken: deciding.taken,
      told: told.size > 0 ? told : sought.length > 0 || !hinted ? new Set(sought) : hinting.things,
      lines: hinted ? hinting.lines : [],
      sought,
      ended: this.ended,
      goals: deciding.goals,
      answers: deciding.answers,
      newest: table.log.findLast(({ n }) => n < playback.upTo) ?? null,
      get around() {
        return seats.around
      },
      looked: openings.looked,
      raised: selecting?.now ?? null,
      aims: selecting?.aims ?? NOTHING,
      loading:
        // On an upright phone what is open lies over the board.
        deciding.tray.length === 0 || (upright.current && openings.now !== null)
          ? null
          : {
              rows: deciding.tray,
              amounts: deciding.loading,
              busy: table.busy,
              set: (row, amount) => deciding.set(row, amount),
              go: () => deciding.load(),
            },
      events: table.state.events,
      show: this.show,
      point: (things) => deciding.point(things, () => look(things)),
      drop: (things, onto, wish) => deciding.drop(things, onto, wish),
      hold: (things) => deciding.hold(things),
      side: (text) => table.seat !== null && table.side(table.seat, text),
      ask: (thing) => look([thing]),
    }
  })
}
