/**
 * An effect as a row of icons, in one grammar for all cards: `cost → gain`, `/` for each or for a choice, `≤ 3` at most,
 * `× 2` uses, and a tinted box with a sign for what happens at another moment than the card's own.
 */

import type { CardFacts, Effect } from '../types'
import { deed } from './deeds'
import { amounts, mark, type Part, sign, TO, token } from './parts'
import { isSign, type Sign } from './signs'

export interface Phrase {
  parts: Part[]
  /** The sign of the moment, where it is not that of the whole card. */
  when: Sign | undefined
}

type Step = NonNullable<Effect['steps']>[number]

/** Several rows of icons with something between them. */
function joined(rows: Part[][], between: string): Part[] {
  return rows.flatMap((row, place) => (place > 0 ? [mark(between), ...row] : row))
}

/** What is gained or done is done for each of these. */
function each(per: NonNullable<Step['per']>): Part[] {
  if (per.tag !== undefined) return [mark('/'), { is: 'type', name: per.tag }]
  if (per.produced !== undefined) return [mark('/'), token(per.produced), sign('produced')]
  return per.samurai === true ? [mark('/'), token('samurai')] : []
}

const most = (limit: number | null | undefined): Part[] => (limit == null ? [] : [mark(`≤${limit}`)])

function step(row: Step, few: number): Part[] {
  if (row.gain !== undefined)
    return [...amounts(row.gain, few), ...(row.per == null ? [] : each(row.per)), ...most(row.most)]
  if (row.choose !== undefined)
    return joined(
      row.choose.map((option) => amounts(option, few)),
      '/',
    )
  if (row.offer !== undefined)
    return joined(
      row.offer.map((offer) => [...amounts(offer.pay, few), TO, ...amounts(offer.gain, few)]),
      '/',
    )
  if (row.place !== undefined) return [sign('under'), ...amounts(row.place, few)]
  return row.do === undefined ? [] : deed(row.do, row.with ?? {})
}

const REACTS = new Set(['builds', 'razes', 'deals', 'produced', 'points', 'exchanged'])

/** What an effect waits for: a type, a deck, a good, so and so many. */
function condition(effect: Effect): Part[] {
  const found: Part[] = []
  if (effect.tag !== undefined) found.push({ is: 'type', name: effect.tag })
  if (effect.deck !== undefined) found.push(token('faction_card'))
  if (effect.good !== undefined) found.push(token(effect.good))
  if ((effect.at_least ?? 0) > 0) found.push(mark(`≥${effect.at_least ?? 0}`))
  if (REACTS.has(effect.when)) found.push(mark(':'))
  return found
}

/** Points at the end for what lies on a card: so many and more give so many. */
const scoring = (steps: [number, number][]): Part[] =>
  joined(
    steps.map(([from, points]) => [mark(`≥${from}`), TO, ...amounts({ vp: points }, 2)]),
    '·',
  )

export function phrase(effect: Effect, category: string, few = 3): Phrase {
  const cost = amounts(effect.cost, few)
  const parts = [
    ...condition(effect),
    ...(cost.length > 0 ? [...cost, TO] : []),
    ...joined(
      (effect.steps ?? []).map((row) => step(row, few)),
      '+',
    ),
    ...joined(
      (effect.store ?? []).map((slot) => [...slot.goods.map(token), ...most(slot.most)]),
      '+',
    ),
    ...scoring(effect.score ?? []),
    ...most(effect.most),
    ...((effect.uses ?? 1) > 1 ? [mark(`×${effect.uses ?? 1}`)] : []),
  ]
  // A connection card has one moment: when it is played.
  const own = effect.when === category || category === 'connection'
  return { parts, when: own || !isSign(effect.when) ? undefined : effect.when }
}

export const phrases = (card: Pick<CardFacts, 'effects' | 'category'>, few = 3): Phrase[] =>
  card.effects.map((effect) => phrase(effect, card.category, few))

/** How wide a row of icons is, in icons: what stands on a tile is set as large as it fits. */
export function width(rows: readonly Phrase[]): number {
  const WIDE: Record<Part['is'], number> = { token: 1.06, type: 1.06, sign: 1.06, count: 1.7, to: 1.2, mark: 0.75 }
  let all = 0
  for (const { parts, when } of rows) {
    all += 0.2 + (when === undefined ? 0 : 1.8)
    for (const part of parts) all += part.is === 'mark' && part.text.length > 1 ? 1.15 : WIDE[part.is]
  }
  // The smallest signs do not shrink with the icons.
  return Math.round((all > 8.5 ? all * 1.16 : all) * 10) / 10
}

/** The one thing that a mini tile shows: what the place gives. */
export function essence(card: Pick<CardFacts, 'effects'>): Part {
  for (const effect of card.effects) {
    for (const row of effect.steps ?? []) {
      const good = Object.keys(row.gain ?? row.place ?? row.choose?.[0] ?? {})[0]
      if (good !== undefined) return token(good)
      const found = step(row, 1).find((part) => part.is === 'token' || part.is === 'sign' || part.is === 'count')
      if (found !== undefined) return found.is === 'count' ? token(found.name) : found
    }
  }
  return sign(card.effects.some((effect) => effect.store !== undefined) ? 'cleanup' : 'end')
}
