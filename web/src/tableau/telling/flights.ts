/** What moves over the table while a deed is told: by the things between which it goes, read from the deed alone. */

import type { Amounts } from '../types'
import type { Beat } from './beats.svelte'
import type { Deed } from './deeds'

/** Things, the first that is drawn counts. */
export type Things = readonly string[]

interface Timed {
  readonly key: string
  /** When it begins, as a part of the beat, and how long it takes in milliseconds. */
  readonly starts: number
}
/** A good goes from one thing to another. */
export interface TokenFlight extends Timed {
  readonly is: 'token'
  readonly name: string
  readonly from: Things
  readonly to: Things
  /** The how many-th of its row. */
  readonly nth: number
}
/** A card goes from one thing to another and takes its size. */
export interface CardFlight extends Timed {
  readonly is: 'card'
  readonly card: string
  readonly from: Things
  readonly to: Things
}
/** Something happens at a thing. */
export interface Mark extends Timed {
  readonly is: 'broken' | 'flash' | 'moon' | 'glow' | 'gave' | 'struck'
  readonly at: Things
  readonly card: string
  readonly goods: Amounts
}
export type Motion = TokenFlight | CardFlight | Mark

/** Of one kind so many tokens fly at most: the number says the rest. */
const MOST = 3

/** Whose eyes see it. */
export interface Onlooker {
  readonly seat: number | null
}

const plate = (seat: number): Things => [`seat:${seat}`]
const handOf = (seat: number, card: string, { seat: me }: Onlooker): Things =>
  seat === me ? [`hand:${card}`, `row:${card}`, `card:${card}`] : [`row:${card}`, `connection:${card}`, ...plate(seat)]
/** Where a player's goods are seen: one's own in their line, others' on their plate. */
function purse(seat: number, good: string, { seat: me }: Onlooker): Things {
  if (seat !== me || good === 'vp') return plate(seat)
  return good === 'card' ? ['hand:', ...plate(seat)] : [`good:${good}`, 'good:', ...plate(seat)]
}

function tokens(
  key: string,
  goods: Amounts,
  from: (good: string) => Things,
  to: (good: string) => Things,
  starts: number,
): TokenFlight[] {
  let nth = 0
  return Object.entries(goods).flatMap(([name, amount]) =>
    Array.from({ length: Math.min(MOST, Math.abs(amount)) }, (_, k): TokenFlight => {
      nth += 1
      return { is: 'token', key: `${key}/${name}/${k}`, name, from: from(name), to: to(name), starts, nth: nth - 1 }
    }),
  )
}

const mark = (is: Mark['is'], key: string, at: Things, card: string, starts = 0, goods: Amounts = {}): Mark => ({
  ...{ is, key: `${key}/${is}`, at, card, goods, starts },
})

/** Where the card of a deed is, or its player's own place. */
const placeOf = ({ card, seat }: Deed): Things =>
  card === '' ? [`board:${seat}`, ...plate(seat)] : [`location:${seat}/${card}`, `card:${card}`, ...plate(seat)]

/** Where a card goes by a deed. */
const GOES: Record<string, (deed: Deed, on: Onlooker) => Things> = {
  build: ({ seat, card }) => [`location:${seat}/${card}`],
  develop: ({ seat, card }) => [`location:${seat}/${card}`],
  virtual_location: ({ seat, card }) => [`location:${seat}/${card}`, ...plate(seat)],
  deal: ({ seat, card }) => [`deal:${seat}/${card}`, `board:${seat}`, ...plate(seat)],
  foreign_deal: ({ seat, card }) => [`deal:${seat}/${card}`, `board:${seat}`, ...plate(seat)],
  take: ({ seat, card }, on) => (seat === on.seat ? [`hand:${card}`, 'hand:'] : plate(seat)),
  connect: ({ seat, card }) => [`connection:${card}`, `board:${seat}`, ...plate(seat)],
  virtual_connection: ({ seat }) => plate(seat),
}

function doing(deed: Deed, key: string, on: Onlooker): Motion[] {
  const { kind, card, seat } = deed
  const goes = GOES[kind]
  if (goes !== undefined)
    return [{ is: 'card', key: `${key}/card`, card, from: handOf(seat, card, on), to: goes(deed, on), starts: 0.1 }]
  if (kind === 'raze_card') return [mark('broken', key, handOf(seat, card, on), card, 0.15)]
  if (kind === 'pass') return [mark('moon', key, plate(seat), '')]
  if (card !== '' && kind !== 'raze' && kind !== 'attack') return [mark('flash', key, placeOf(deed), card, 0.1)]
  return []
}

/** What is taken from somebody; the reader's own locations break in the gap that they leave. */
function striking({ hits, seat }: Deed, key: string, on: Onlooker): Motion[] {
  return hits.flatMap((hit): Motion[] => [
    ...(hit.kind === 'raze' && hit.victim !== on.seat
      ? [mark('broken', `${key}/${hit.n}`, [`location:${hit.victim}/${hit.card}`], hit.card, 0.1)]
      : []),
    ...(hit.victim === on.seat ? [mark('struck', `${key}/${hit.n}`, plate(seat), '')] : []),
    ...tokens(
      `${key}/${hit.n}`,
      hit.given,
      () => [`location:${hit.victim}/${hit.card}`],
      (good) => purse(hit.victim, good, on),
      0.4,
    ),
  ])
}

/** All of a beat. `step` tells beats of the same deed in different shows apart. */
export function motionsOf({ deed, given }: Beat, step: number, on: Onlooker): Motion[] {
  const key = `${step}/${deed.n}`
  if (given !== null) {
    const at =
      given.from === 'card'
        ? [`location:${given.seat}/${given.card}`]
        : given.from === 'deals'
          ? [`deal:${given.seat}`, `board:${given.seat}`]
          : [`board:${given.seat}`]
    const wave = `${key}/${given.from}/${given.card}`
    return [
      mark('glow', wave, at, ''),
      mark('gave', wave, at, '', 0.6, given.goods),
      ...tokens(
        wave,
        given.goods,
        () => at,
        (good) => purse(given.seat, good, on),
        0,
      ),
    ]
  }
  const place = deed.hits.some(({ kind }) => kind === 'raze')
    ? deed.hits.map(({ victim, card }) => `location:${victim}/${card}`)
    : placeOf(deed)
  return [
    ...tokens(
      `${key}/pay`,
      deed.pay,
      (good) => purse(deed.seat, good, on),
      () => (deed.seat === on.seat ? placeOf(deed) : place),
      0,
    ),
    ...doing(deed, key, on),
    ...striking(deed, key, on),
    ...tokens(
      `${key}/gain`,
      deed.gain,
      () => place,
      (good) => purse(deed.seat, good, on),
      0.4,
    ),
    ...[...deed.others].flatMap(([seat, goods]) =>
      tokens(
        `${key}/${seat}`,
        goods,
        () => place,
        (good) => purse(seat, good, on),
        0.5,
      ),
    ),
  ]
}

/** Everything that changes by a deed, for who wants no motion. */
export function changed(beat: Beat, on: Onlooker): string[][] {
  return motionsOf(beat, 0, on).map((each) => [...(each.is === 'token' || each.is === 'card' ? each.to : each.at)])
}
