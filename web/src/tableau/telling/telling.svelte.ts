/** What is told at the table of the card games: deeds, what was done to the reader, and what is shown just now. */

import { getContext, setContext, untrack } from 'svelte'
import type { Airborne } from '../../table/playback.svelte'
import { endOf } from '../../table/steps'
import type { Course, Show } from '../../table/board'
import type { LogLine } from '../../wire/types'
import type { Book } from '../book'
import type { TableauView } from '../types'
import { beatsOf, Pulse, within } from './beats.svelte'
import { deedsOf, type Deed, type Hit, type Yield } from './deeds'
import { isMoment } from './kinds'
import { measured, type Box } from './measuring'

/** The table as far as telling needs it. */
export interface Setting {
  readonly book: Book
  readonly names: readonly string[]
  readonly view: TableauView
  readonly seat: number | null
  readonly show: Show<TableauView> | undefined
  /** The newest line, where no course of the game is known. */
  readonly newest?: LogLine | null
}

/** A location of the reader that another has taken away: it stands until that is shown, and leaves a gap. */
export interface Fallen {
  readonly hit: Hit
  readonly now: 'stands' | 'falls' | 'gone'
}

/** By these a location of somebody is gone. */
const TAKES = new Set(['raze', 'remove', 'take_over'])
const NOTHING: readonly never[] = []

export class Telling {
  constructor(private readonly given: () => Setting) {}

  get book(): Book {
    return this.given().book
  }

  get seat(): number | null {
    return this.given().seat
  }

  get course(): Course | undefined {
    return this.given().show?.course
  }

  /** In a replay: the line of the state that is looked at. */
  get newest(): LogLine | null {
    return this.course === undefined ? (this.given().newest ?? null) : null
  }

  get still(): boolean {
    return this.given().show?.still ?? true
  }

  get paused(): boolean {
    return this.given().show?.paused ?? false
  }

  readonly air = $derived.by((): readonly Airborne[] => this.given().show?.air ?? NOTHING)
  readonly deeds = $derived.by((): readonly Deed[] => deedsOf(this.course?.events ?? NOTHING))
  /** What was done to the reader and is not put aside, the oldest first. */
  readonly hits = $derived.by((): readonly Hit[] => {
    const { seat, course } = this
    if (course === undefined || seat === null) return NOTHING
    return this.deeds.flatMap(({ hits }) => hits.filter((hit) => hit.victim === seat && hit.n >= course.aside))
  })
  /** As much of it as has been shown. */
  readonly alarms = $derived.by(() => this.hits.filter(({ n }) => n < (this.course?.upTo ?? 0)))
  readonly fallen = $derived.by((): readonly Fallen[] =>
    this.hits
      .filter(({ kind }) => TAKES.has(kind))
      .map((hit) => ({ hit, now: this.inAir(hit.n) ? 'falls' : hit.n < (this.course?.upTo ?? 0) ? 'gone' : 'stands' })),
  )
  /** The deeds that are being shown; none: nothing is. */
  readonly shown = $derived.by((): readonly Deed[] => {
    const found = this.air.flatMap(({ state }) =>
      this.deeds.filter((deed) => deed.n < endOf(state) && deed.end > state.log_from),
    )
    return found.filter((deed) => this.told(deed))
  })
  /** What others have done since the reader's last decision, shown already or not. */
  readonly since = $derived.by((): readonly Deed[] => {
    // Who only watches has no last decision.
    const from = this.seat === null ? Number.POSITIVE_INFINITY : (this.course?.since ?? 0)
    return this.deeds.filter(
      (deed) => deed.n >= from && deed.seat !== this.seat && !isMoment(deed.kind) && this.told(deed),
    )
  })

  /** The last deed that was shown. */
  readonly last = $derived.by((): Deed | undefined =>
    this.deeds.findLast((deed) => deed.n < (this.course?.upTo ?? 0) && this.told(deed)),
  )

  private inAir(n: number): boolean {
    return this.air.some(({ state }) => n >= state.log_from && n < endOf(state))
  }

  /** It has a line of its own in the course of the game. */
  private told({ named }: Deed): boolean {
    return named.some((n) => this.line(n) !== '')
  }

  private readonly lines = $derived.by(() => new Map(this.course?.lines.map(({ n, text }) => [n, text])))

  /** What the server says of an event. */
  line(n: number): string {
    return this.lines.get(n) ?? ''
  }

  name(seat: number): string {
    return this.given().names[seat] ?? ''
  }

  faction(seat: number): string {
    const player = this.given().view.players[seat]
    return player?.virtual === true ? 'virtual' : (player?.faction ?? '')
  }

  /** What a moment of the whole table gives the reader, in the order of the wave: places, then deals, then the board. */
  wave({ kind, yields }: Deed): Yield[] {
    if (!isMoment(kind)) return []
    const mine = yields.filter(({ seat }) => seat === this.seat)
    return (['card', 'deals', 'board'] as const).flatMap((from) => mine.filter((each) => each.from === from))
  }

  /** Where everything was before the newest change that is shown. */
  before: ReadonlyMap<string, Box> = new Map()

  /** The deed that is told now, and where in it. */
  readonly pulse = new Pulse()

  /** Something is shown, or nothing is any more; who wants no motion reads at leisure all the same. */
  private heard: readonly Airborne[] = []
  follow(): void {
    const { air, shown } = this
    if (air === this.heard) return
    this.heard = air
    if (shown.length === 0) {
      if (!this.still) this.pulse.end()
      return
    }
    const beats = beatsOf(shown, (deed) => this.wave(deed))
    this.pulse.begin(this.still ? beats : within(beats, Math.max(...air.map(({ lasts }) => lasts))))
  }
}

const KEY = Symbol('telling')

/** Everything below is told from this table. */
export function tellOf(given: () => Setting): Telling {
  const telling = new Telling(given)
  setContext(KEY, telling)
  // What leaves the table begins its way from where it was.
  $effect.pre(() => {
    void telling.air
    telling.before = measured(document)
  })
  $effect(() => {
    void telling.air
    untrack(() => telling.follow())
  })
  $effect(() => telling.pulse.hold(telling.paused))
  $effect(() => () => telling.pulse.end())
  return telling
}

export const telling = (): Telling => getContext<Telling>(KEY)
