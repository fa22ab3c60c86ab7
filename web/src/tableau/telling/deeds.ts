/** Events as deeds: who did what with which card, at which price, for what, and what was done to whom. */

import type { Numbered } from '../../table/turns'
import type { Amounts, GameEvent } from '../types'
import { HITS, isDeed, isMoment, isPart } from './kinds'

/** What somebody lost by what another did. */
export interface Hit {
  /** The number of the event, and its kind. */
  readonly n: number
  readonly kind: string
  readonly by: number
  readonly victim: number
  readonly card: string
  /** What was taken. */
  readonly lost: Amounts
  /** What the victim gets for it. */
  readonly given: Amounts
  /** What stays where the location stood: its kind of event. */
  stays: 'ruin' | 'foundation' | ''
}

/** What one player gets, out of which card; "": out of the board. */
export interface Yield {
  readonly seat: number
  readonly card: string
  readonly from: 'board' | 'deals' | 'card'
  readonly goods: Amounts
}

export interface Deed {
  /** The number of its first event, and of the first one after it. */
  readonly n: number
  end: number
  /** The numbers of the events that name it: their lines say it. */
  readonly named: number[]
  readonly seat: number
  kind: string
  card: string
  /** How often it was done. */
  times: number
  readonly pay: Amounts
  readonly gain: Amounts
  /** What others get from it. */
  readonly others: Map<number, Amounts>
  readonly hits: Hit[]
  /** Where goods come from, in their order. */
  readonly yields: Yield[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The goods of an event, whichever way it names them; drawn cards are goods too. */
export function goodsOf(event: GameEvent): Amounts {
  const found: Amounts = {}
  const add = (good: string, amount: number): void => {
    if (good !== '' && amount !== 0) found[good] = (found[good] ?? 0) + amount
  }
  // What is given up for points never came.
  if (event.kind !== 'forfeit')
    list(event['goods']).forEach((good, place) => add(text(good), count(list(event['amounts'])[place])))
  if (event.kind === 'draw' || event.kind === 'keep') add('card', count(event['count']))
  if (event.kind === 'steal') add(text(event['what']), 1)
  if (event.kind === 'extra_points') add('vp', count(event['amount']))
  add('vp', count(event['points']))
  return found
}

function addTo(sum: Amounts, goods: Amounts): void {
  for (const [good, amount] of Object.entries(goods)) sum[good] = (sum[good] ?? 0) + amount
}

const begun = (n: number, seat: number, kind: string, card: string): Deed => ({
  ...{ n, end: n + 1, named: [], seat, kind, card, times: 1, pay: {}, gain: {} },
  ...{ others: new Map<number, Amounts>(), hits: [], yields: [] },
})

/** These are done several times in a row, as one thing. */
const AGAIN = new Set(['use', 'exchange', 'offer', 'tuck', 'samurai', 'shield'])

/** Reads events one after the other; only their order tells what belongs together. */
class Reading {
  readonly found: Deed[] = []
  private now: Deed | null = null
  /** The deed was announced, and not done yet. */
  private announced = false

  read({ n, event }: Numbered): void {
    const seat = event.seat ?? -1
    const { kind } = event
    if (kind === 'turn') this.now = null
    else if (isMoment(kind)) this.moment(n, seat, kind)
    else if (kind === 'announce') this.open(n, seat, text(event['action']), text(event['card']), true)
    else if (isDeed(kind) && !this.belongs(kind, seat)) this.deed(n, seat, event)
    else if (isPart(kind) && this.now === null) this.open(n, seat, kind, text(event['card']), false)
    this.take(n, seat, event)
  }

  private open(n: number, seat: number, kind: string, card: string, announced: boolean): void {
    this.now = begun(n, seat, kind, card)
    this.announced = announced
    this.found.push(this.now)
  }

  /** Rounds and phases; what begins a round is one moment. */
  private moment(n: number, seat: number, kind: string): void {
    if (kind === 'actions' && this.now !== null) return
    this.open(n, kind === 'last_round' ? seat : -1, kind, '', false)
  }

  /** An attack razes: that is not another deed. */
  private belongs(kind: string, seat: number): boolean {
    return kind === 'raze' && this.now?.kind === 'attack' && this.now.seat === seat
  }

  private deed(n: number, seat: number, event: GameEvent): void {
    const { kind } = event
    const card = text(event['card'])
    const last = this.now
    if (last !== null && last.seat === seat) {
      const built = kind === 'build' && last.kind === 'develop' && last.card === card
      if (built || (this.announced && last.card === card)) {
        // The announced word may be wider than the kind: razing from the hand is announced as razing.
        if (this.announced) last.kind = kind
        this.announced = false
        last.named.push(n)
        return
      }
      if (last.kind === kind && AGAIN.has(kind) && last.card === card) {
        last.times += 1
        last.named.push(n)
        return
      }
    }
    this.open(n, seat, kind, card, false)
    this.now?.named.push(n)
  }

  private take(n: number, seat: number, event: GameEvent): void {
    const deed = this.now
    if (deed === null) return
    deed.end = n + 1
    if (isPart(event.kind) && deed.n === n) deed.named.push(n)
    if (isMoment(event.kind) && deed.n === n) deed.named.push(n)
    if (HITS.has(event.kind)) this.hit(deed, n, seat, event)
    if (event.kind === 'pay') addTo(deed.pay, goodsOf(event))
    else if (GIVES.has(event.kind)) this.give(deed, seat, event)
    else if (event.kind === 'ruin' || event.kind === 'foundation') this.stays(deed, event.kind, text(event['card']))
  }

  private hit(deed: Deed, n: number, seat: number, event: GameEvent): void {
    const victim = typeof event['victim'] === 'number' ? event['victim'] : seat
    if (victim === deed.seat || deed.seat < 0) return
    const lost = event.kind === 'steal' ? goodsOf(event) : {}
    const { kind } = event
    deed.hits.push({ n, kind, by: deed.seat, victim, card: text(event['card']), lost, given: {}, stays: '' })
  }

  private give(deed: Deed, seat: number, event: GameEvent): void {
    const goods = goodsOf(event)
    if (Object.keys(goods).length === 0) return
    const card = text(event['card'])
    const from = event.kind === 'deal_goods' ? 'deals' : card !== '' ? 'card' : 'board'
    deed.yields.push({ seat, card, from, goods })
    if (seat === deed.seat) {
      addTo(deed.gain, goods)
      return
    }
    const hit = deed.hits.findLast((each) => each.victim === seat)
    if (hit !== undefined) addTo(hit.given, goods)
    else {
      const others = deed.others.get(seat) ?? {}
      addTo(others, goods)
      deed.others.set(seat, others)
    }
  }

  private stays(deed: Deed, kind: 'ruin' | 'foundation', card: string): void {
    const hit = deed.hits.findLast((each) => each.card === card)
    if (hit !== undefined) hit.stays = kind
  }
}

/** Kinds that bring goods, cards or points to their seat. */
const GIVES = new Set([
  ...['gain', 'draw', 'keep', 'deal_goods', 'extra_points', 'develop', 'tuck', 'forgo', 'forfeit', 'steal'],
  ...['raze', 'virtual_connection', 'recover', 'fetch'],
])

/** The deeds of some events, the oldest first. */
export function deedsOf(events: readonly Numbered[]): Deed[] {
  const reading = new Reading()
  for (const each of events) reading.read(each)
  return reading.found
}

/** The deeds that a turn of a seat consists of; what the table does after it belongs to nobody. */
export function deedsOfTurn(turn: { n: number; seat: number; events: readonly GameEvent[] }): Deed[] {
  const numbered = turn.events.map((event, place) => ({ n: turn.n + 1 + place, event }))
  const over = numbered.findIndex(({ event }) => isMoment(event.kind) && event.kind !== 'last_round')
  return deedsOf(over < 0 ? numbered : numbered.slice(0, over)).filter(({ kind }) => !isMoment(kind))
}
