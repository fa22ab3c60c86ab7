/** A finished game that the reader looks through: where they are in it, through whose eyes, and whether it runs. */

import { untrack } from 'svelte'
import { addressOf } from '../home/begin'
import { copied } from '../look/copying'
import { notify } from '../look/toasts.svelte'
import { attempt, hindrance, type Hindrance } from '../look/trouble'
import { go, pageOf, tableAddress } from '../routes.svelte'
import { tables } from '../wire/rest'
import type { PlayedTurn, Replay, TableInfo } from '../wire/types'
import { language, t } from '../words'
import { turnAt, turnBack, turnOn, upcoming } from './places'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Browsers refuse to change the address too often. */
const RESTS = 400

export interface Begin {
  readonly id: string
  readonly key: string | null
  readonly at: number | null
  readonly eyes: number | null
}

/** Made while a page is set up: it listens as long as the page is there. */
export class Replaying {
  readonly id: string
  readonly key: string | null
  info = $state.raw<TableInfo | null>(null)
  shown = $state.raw<Replay | null>(null)
  turns = $state.raw<readonly PlayedTurn[]>([])
  /** After how many decisions the reader wants to look. */
  at = $state<number | null>(null)
  /** Through whose eyes; null: the reader's own, or what everybody sees. */
  eyes = $state<number | null>(null)
  running = $state(false)
  speed = $state<Speed>(1)
  hindered = $state.raw<Hindrance | null>(null)
  private tries = $state(0)
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    begin: Begin,
    private readonly about: 'replay' | 'analysis',
  ) {
    this.id = begin.id
    this.key = begin.key
    this.at = begin.at
    this.eyes = begin.eyes
    $effect(() => this.look())
    $effect(() => this.run())
    // The address knows the place and the eyes, so that neither a reload nor the way back from another page loses them.
    $effect(() => {
      const [at, eyes] = [this.at, this.eyes] // both: a change of either one has to be kept
      if (at !== null || eyes !== null) this.resting ??= setTimeout(() => this.keep(), RESTS)
    })
    $effect(() => () => clearTimeout(this.resting))
  }

  readonly decisions = $derived.by(() => this.shown?.decisions ?? 0)
  readonly names = $derived.by(() => this.info?.seats.map((seat) => seat.name) ?? [])
  /** Anyone without a seat of their own may see what everybody saw. */
  readonly watching = $derived.by(() => this.info !== null && this.info.mine.length === 0)
  readonly turn = $derived.by(() => turnAt(this.turns, this.at ?? 0))
  /** Whose doing is shown. */
  readonly acting = $derived.by(() => this.shown?.seat ?? this.turns[Math.max(0, this.turn)]?.seat ?? null)

  private look(): void {
    language()
    void this.tries
    const [at, eyes] = [this.at, this.eyes]
    const once = untrack(() => this.info)
    const begun = once === null ? Promise.all([tables.one(this.id, this.key), tables.turns(this.id, this.key)]) : null
    Promise.all([begun, tables.replay(this.id, at, eyes, this.key)]).then(
      ([first, found]) => {
        this.hindered = null
        if (first !== null) {
          this.info ??= first[0]
          this.turns = first[1].turns
        }
        if (at !== this.at || eyes !== this.eyes) return
        this.shown = found
        if (this.at === null) this.at = found.at
      },
      (error: unknown) => {
        this.running = false
        this.hindered = hindrance(error)
        if (this.shown !== null) notify(this.hindered.words, 'bad')
      },
    )
  }

  private run(): (() => void) | undefined {
    const now = this.shown
    if (!this.running || now === null) return undefined
    if (now.at >= now.decisions) {
      this.running = false
      return undefined
    }
    const { to, after } = upcoming(this.turns, now.decisions, now.at, this.speed)
    const timer = setTimeout(() => (this.at = to), after)
    return () => clearTimeout(timer)
  }

  /** Puts place and eyes into the address at once. */
  keep(): void {
    clearTimeout(this.resting)
    this.resting = undefined
    const now = pageOf(location.pathname, location.search)
    if (now.is !== this.about || ((now.at ?? 0) === (this.at ?? 0) && now.eyes === this.eyes)) return
    history.replaceState(history.state, '', this.address())
  }

  address(about: 'replay' | 'analysis' = this.about): string {
    return tableAddress(this.id, this.key, about, this.at ?? 0, this.eyes)
  }

  again(): void {
    this.tries += 1
  }

  to(place: number): void {
    this.at = Math.max(0, Math.min(this.decisions, place))
  }

  decision(by: 1 | -1): void {
    this.to((this.at ?? 0) + by)
  }

  turned(by: 1 | -1): void {
    const at = this.at ?? 0
    this.to(by > 0 ? turnOn(this.turns, this.decisions, at) : turnBack(this.turns, at))
  }

  async share(): Promise<void> {
    const address = location.origin + this.address()
    history.replaceState(history.state, '', address)
    if (!(await copied(address, t('table-link-copied')))) notify(address)
  }

  async onFromHere(): Promise<void> {
    const made = await attempt(() => tables.clone(this.id, this.at ?? 0))
    if (made !== undefined) go(addressOf(made))
  }
}
