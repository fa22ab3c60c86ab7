/**
 * What others do, as a show: the server's states are kept and shown one after the other, each for a while. Nobody waits
 * for it: questions and answers are always those of the newest state.
 */

import type { StateMessage } from '../wire/types'
import { endOf, follows, shownOf, stepOf, turnAt, turnsIn, weight, type Begun, type Shown, type Step } from './steps'
import type { Numbered } from './turns'

/** A turn is shown in so many milliseconds, unless the game says more; a step of it in no fewer. */
export const TURN = 1400
const QUICKEST = 250
/** So long stays what needs no waiting: the reader's own doing, and everything for who wants no motion. */
const STAYS = 1500
/** If more turns wait, they are shown twice as fast. */
const MANY = 6

/** A step that is being shown, and for how long, in milliseconds of this machine. */
export interface Airborne extends Step {
  readonly lasts: number
}

/** What the show must know of its table and its reader. */
export interface Audience {
  /** Seats of the reader. */
  mine: () => readonly number[]
  seats: () => number
  /** How much faster than usual the reader wants it. */
  pace: () => number
  /** No motion is wanted. */
  still: () => boolean
  /** Nobody looks. */
  hidden: () => boolean
  /** How long such a turn is shown at the usual pace. */
  lasts: (turn: Shown) => number
  /** A turn was shown to its end. */
  told: (turn: Shown) => void
}

export class Playback {
  /** The state that is drawn. */
  shown = $state.raw<StateMessage | null>(null)
  /** The step of others that is shown, as long as it is. */
  now = $state.raw<Step | null>(null)
  /** What has come and is not shown yet. */
  waiting = $state.raw<readonly Step[]>([])
  /** What moves or floats on the board. */
  air = $state.raw<readonly Airborne[]>([])
  /** What others have done since the reader's own turn ended, as far as it is shown. */
  told = $state.raw<readonly Step[]>([])
  paused = $state(false)
  /** All of that, and the state before it: it can be shown again. */
  private past = $state.raw<readonly Step[]>([])
  private base: StateMessage | null = null
  private newest: StateMessage | null = null
  /** Of the turn that is shown: how much of its time is over. */
  private spent = { n: -1, time: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined
  private then: () => void = () => undefined
  private ends = 0
  private rest = 0

  constructor(private readonly audience: Audience) {}

  readonly running = $derived.by(() => this.now !== null)
  /** The turn that is shown or was shown last, until the reader goes on. */
  readonly turn = $derived.by((): Shown | null => {
    const step = this.now ?? this.told.findLast((each) => weight(each) > 0)
    return step === undefined ? null : shownOf(step.turn, this.told)
  })
  /** The number of the first event after what is told. */
  readonly toldTo = $derived.by(() => {
    const last = this.told.at(-1)
    return last === undefined ? 0 : endOf(last.state)
  })
  /** The turns of this show, for its dots. */
  readonly turns = $derived.by((): readonly Begun[] => turnsIn([...this.told, ...this.waiting]))
  readonly canRepeat = $derived.by(() => turnsIn(this.past).length > 0)
  /** The number of the first event that is not shown yet; the board's last turns grow with it. */
  readonly upTo = $derived.by(() => (this.shown === null ? 0 : endOf(this.shown)))

  /** A state has come; `known` are the events up to it. */
  hear(state: StateMessage, known: readonly Numbered[]): void {
    const last = this.newest
    this.newest = state
    if (last === null || !follows(last, state)) this.cut(state)
    else this.take(stepOf(state, known), last, turnAt(known, endOf(state)))
  }

  /** Something was taken back or missed: the newest state is shown at once. */
  private cut(state: StateMessage): void {
    this.past = this.past.filter((step) => endOf(step.state) <= state.log_from)
    if (this.past.length === 0) this.base = state
    this.skip()
  }

  private take(step: Step, last: StateMessage, next: Begun | null): void {
    const mine = this.audience.mine()
    const own = mine.includes(step.turn.seat)
    if (own && next !== null && !mine.includes(next.seat)) this.begin(step.state)
    else if (!own) this.keep(step)
    if (own || step.state.since_you !== last.since_you || this.audience.hidden()) {
      this.skip()
      this.fly([step])
    } else if (this.audience.still()) {
      const flying = this.air
      this.skip()
      this.fly([...flying, step])
      this.close(step)
    } else {
      this.waiting = [...this.waiting, step]
      if (this.now === null && !this.paused) this.next()
    }
  }

  /** The reader's turn is over: from here on others are followed. */
  private begin(state: StateMessage): void {
    this.past = []
    this.told = []
    this.base = state
  }

  /** Somebody who only watches can see the last round again. */
  private keep(step: Step): void {
    this.past = [...this.past, step]
    const turns = turnsIn(this.past)
    const first = turns[0]
    if (first === undefined || turns.length <= this.audience.seats()) return
    const dropped = this.past.filter((each) => each.turn.n === first.n)
    this.base = dropped.at(-1)?.state ?? this.base
    this.past = this.past.filter((each) => each.turn.n !== first.n)
    this.told = this.told.filter((each) => each.turn.n !== first.n)
  }

  /** Shows something that nothing waits for. */
  private fly(steps: readonly Step[]): void {
    this.air = steps.map((step) => ({ ...step, lasts: STAYS }))
    this.after(STAYS, () => (this.air = []))
  }

  private close({ turn, closes }: Step): void {
    const shown = closes ? shownOf(turn, this.told) : null
    if (shown !== null && shown.lines.length > 0) this.audience.told(shown)
  }

  private next(): void {
    const [step, ...rest] = this.waiting
    this.waiting = rest
    if (step === undefined) {
      this.skip()
      return
    }
    this.told = [...this.told, step]
    this.shown = step.state
    this.close(step)
    if (weight(step) === 0) {
      this.next()
      return
    }
    const lasts = this.time(step)
    this.now = step
    this.air = [{ ...step, lasts }]
    this.after(lasts, () => this.next())
  }

  /** The steps of a turn share its time. */
  private time(step: Step): number {
    const { n } = step.turn
    if (this.spent.n !== n) this.spent = { n, time: 0 }
    const known = [step, ...this.waiting.filter((each) => each.turn.n === n)]
    const all = this.audience.lasts(shownOf(step.turn, [...this.told, ...known])) - this.spent.time
    const part = weight(step) / known.reduce((sum, each) => sum + weight(each), 0)
    const time = Math.max(QUICKEST, all * part)
    this.spent.time += time
    const hurry = turnsIn(this.waiting).length > MANY ? 2 : 1
    return time / Math.max(hurry, this.audience.pace())
  }

  private after(time: number, then: () => void): void {
    clearTimeout(this.timer)
    this.then = then
    this.ends = Date.now() + time
    this.timer = setTimeout(then, time)
  }

  // --- what the reader can do --------------------------------------------------------------------------------------

  /** Holds the show, or lets it go on. */
  pause(): void {
    if (!this.running) return
    this.paused = !this.paused
    if (this.paused) {
      clearTimeout(this.timer)
      this.rest = Math.max(0, this.ends - Date.now())
    } else this.after(this.rest, this.then)
  }

  /** Ends the show: the newest state is drawn. */
  skip(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.told = this.past
    this.air = []
    this.now = null
    this.paused = false
    this.shown = this.newest
  }

  /** Shows once more what others have done since the reader's own turn ended. */
  again(): void {
    if (!this.canRepeat) return
    this.skip()
    this.told = []
    this.spent = { n: -1, time: 0 }
    this.shown = this.base
    this.waiting = this.past
    this.next()
  }
}
