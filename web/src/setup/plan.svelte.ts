/** A table that is being set up: everything has a value that makes sense already, and what was chosen for a game is kept in this browser. */

import { usualLevel } from '../home/games.svelte'
import { keep, keptJson } from '../settings/storage'
import {
  RATED,
  type Clock,
  type GameInfo,
  type NewTable,
  type OptionValue,
  type SeatWish,
  type Who,
} from '../wire/types'
import { language } from '../words'
import { hindersName, hindersValue, type Hindrance } from './clashes'

const place = (game: string): string => `furrow.new.${game}`
const KINDS: readonly Who[] = ['me', 'bot', 'open', 'invited', 'hotseat']

/** Why a table cannot be rated; `seat` is the one that is in the way. */
export type Unrated = { by: 'alone' } | { by: 'bot' | 'hotseat'; seat: number } | null

export class Plan {
  seats = $state<SeatWish[]>([])
  options = $state<Record<string, OptionValue>>({})
  /** Shown in the lobby; null: as the seats want it. */
  shown = $state<boolean | null>(null)
  wantsRated = $state(false)
  wantsHints = $state(true)
  spectators = $state(true)
  timeout = $state<'bot' | 'pass'>('bot')
  clock = $state<Required<Clock>>({ kind: 'none', minutes: 30, increment: 10, days: 3 })
  /** The seat whose things are chosen. */
  at = $state(0)

  /** The game in the reader's words. */
  info = $state.raw<GameInfo>() as GameInfo

  constructor(info: GameInfo) {
    this.info = info
    this.count(info.usual_seats)
    this.remember(keptJson('browser', place(info.name)))
  }

  readonly open = $derived(this.seats.filter(({ who }) => who === 'open').length)
  readonly friends = $derived(this.seats.filter(({ who }) => who === 'invited').length)
  readonly waits = $derived(this.open + this.friends > 0)
  readonly alone = $derived(this.seats.length === 1)
  /** What is free for anybody stands in the lobby, unless somebody does not want that. */
  readonly listed = $derived(this.shown ?? this.open > 0)

  readonly unrated = $derived.by((): Unrated => {
    if (this.alone) return { by: 'alone' }
    const seat = this.seats.findIndex(({ who = 'open' }) => !RATED.includes(who))
    return seat < 0 ? null : { by: this.seats[seat]?.who === 'bot' ? 'bot' : 'hotseat', seat }
  })
  readonly rated = $derived(this.wantsRated && this.unrated === null)
  readonly hints = $derived(this.wantsHints && !this.rated)

  /** Another number of seats: those that were arranged stay, new ones get a bot. */
  count(seats: number): void {
    const mine = this.seats.findIndex(({ who }) => who === 'me')
    if (mine >= seats) this.swap(mine, 0)
    const kept = this.seats.slice(0, seats)
    while (kept.length < seats)
      kept.push(kept.length === 0 ? { who: 'me', dealt: {} } : { who: 'bot', level: usualLevel(this.info), dealt: {} })
    if (seats === 1) kept[0] = { who: 'me', dealt: kept[0]?.dealt ?? {} }
    this.seats = kept
    if (this.at >= seats) this.at = 0
  }

  swap(one: number, other: number): void {
    const [first, second] = [this.seats[one], this.seats[other]]
    if (first === undefined || second === undefined || one === other) return
    this.seats[one] = second
    this.seats[other] = first
    if (this.at === one) this.at = other
    else if (this.at === other) this.at = one
  }

  /** Somebody else sits there. The reader sits once: to come here is to change places. */
  seat(at: number, who: Who, level = ''): void {
    const before = this.seats[at]
    if (before === undefined) return
    const mine = this.seats.findIndex((each) => each.who === 'me')
    if (who === 'me' && mine >= 0) {
      this.swap(mine, at)
      return
    }
    const next: SeatWish = { who, dealt: before.dealt ?? {} }
    if (who === 'bot') next.level = level === '' ? usualLevel(this.info) : level
    this.seats[at] = next
  }

  named(at: number, name: string): void {
    const seat = this.seats[at]
    if (seat !== undefined) seat.name = name
  }

  deal(at: number, kind: string, name: string): void {
    const seat = this.seats[at]
    if (seat === undefined) return
    const rest = Object.entries(seat.dealt ?? {}).filter(([each]) => each !== kind)
    seat.dealt = Object.fromEntries(name === '' ? rest : [...rest, [kind, name]])
  }

  /** What is as printed is not sent: the game knows it. */
  choose(option: string, value: OptionValue): void {
    const usual = this.info.options.find((each) => each.name === option)?.default
    const rest = Object.entries(this.options).filter(([name]) => name !== option)
    this.options = Object.fromEntries(value === usual ? rest : [...rest, [option, value]])
  }

  readonly hindersName = (kind: string, name: string, at = this.at): Hindrance =>
    hindersName(this.info, this.seats, this.options, at, kind, name)

  readonly hindersValue = (option: string, value: OptionValue): Hindrance =>
    hindersValue(this.info, this.seats, this.options, option, value)

  private get timed(): Clock {
    const { kind, minutes, increment, days } = this.clock
    if (this.alone || kind === 'none') return { kind: 'none' }
    return kind === 'live' ? { kind, minutes, increment } : { kind, days }
  }

  wish(): NewTable {
    return {
      game: this.info.name,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      listed: this.listed && !this.alone,
      rated: this.rated,
      hints: this.hints,
      spectators: this.spectators,
      timeout: this.timeout,
      clock: this.timed,
      lang: language(),
    }
  }

  /** For the next table of this game. */
  keep(): void {
    const { seats, options, shown, wantsRated, wantsHints, spectators, timeout, clock } = this
    const all = { seats, options, shown, wantsRated, wantsHints, spectators, timeout, clock }
    keep('browser', place(this.info.name), JSON.stringify(all))
  }

  /** What was kept, as far as the game still has it; anything else is left as it is. */
  private remember(kept: unknown): void {
    if (!isRow(kept)) return
    const seats = Array.isArray(kept['seats']) ? kept['seats'].filter(isRow) : []
    if (this.info.seats.includes(seats.length)) {
      this.seats = seats.map((seat) => this.known(seat))
      if (this.seats.filter(({ who }) => who === 'me').length > 1) this.seats = []
      this.count(this.seats.length > 0 ? this.seats.length : this.info.usual_seats)
    }
    if (isRow(kept['options']))
      for (const { name, values } of this.info.options) {
        const value = values.find((each) => each === (kept['options'] as Row)[name])
        if (value !== undefined) this.choose(name, value)
      }
    if (typeof kept['shown'] === 'boolean') this.shown = kept['shown']
    if (typeof kept['wantsRated'] === 'boolean') this.wantsRated = kept['wantsRated']
    if (typeof kept['wantsHints'] === 'boolean') this.wantsHints = kept['wantsHints']
    if (typeof kept['spectators'] === 'boolean') this.spectators = kept['spectators']
    if (kept['timeout'] === 'pass') this.timeout = 'pass'
    if (isRow(kept['clock'])) this.wind(kept['clock'])
  }

  private known(seat: Row): SeatWish {
    const who = KINDS.find((each) => each === seat['who']) ?? 'bot'
    const dealt = isRow(seat['dealt']) ? seat['dealt'] : {}
    const pairs = this.info.dealt.flatMap(({ kind, names }) => {
      const found = names.find(({ name }) => name === dealt[kind])
      return found === undefined ? [] : [[kind, found.name] as const]
    })
    const next: SeatWish = { who, dealt: Object.fromEntries(pairs) }
    if (who === 'bot')
      next.level = this.info.levels.find(({ name }) => name === seat['level'])?.name ?? usualLevel(this.info)
    if (who === 'hotseat' && typeof seat['name'] === 'string') next.name = seat['name']
    return next
  }

  private wind(kept: Row): void {
    const kind = (['none', 'live', 'days'] as const).find((each) => each === kept['kind'])
    if (kind !== undefined) this.clock.kind = kind
    for (const each of ['minutes', 'increment', 'days'] as const) {
      const value = kept[each]
      if (typeof value === 'number' && Number.isInteger(value) && value >= 0) this.clock[each] = value
    }
  }
}

type Row = Record<string, unknown>
const isRow = (found: unknown): found is Row => typeof found === 'object' && found !== null && !Array.isArray(found)
