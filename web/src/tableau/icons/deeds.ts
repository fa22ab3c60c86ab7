/** What a few cards do that is no plain gain: for each deed a row of icons of its own. */

import type { Amounts } from '../types'
import { amounts, mark, type Part, sign, TO, token } from './parts'

/** Numbers and words that belong to a deed, as its row gives them. */
type Given = Record<string, unknown>

const NO = sign('close')
const count = (given: Given, name: string): number => (typeof given[name] === 'number' ? given[name] : 1)
const limit = (given: Given): Part[] => [mark(`≤${count(given, 'most')}`)]
const points = (given: Given): Part[] => amounts({ vp: count(given, 'points') })
const rival = (...parts: Part[]): Part[] => [token('rival'), ...parts]
const whose = (given: Given, ...parts: Part[]): Part[] => (given['whose'] === 'opponent' ? rival(...parts) : parts)
const drawn = (given: Given): string => (given['deck'] === 'faction' ? 'faction_card' : 'card')

const DEEDS: Record<string, (given: Given) => Part[]> = {
  steal: () => rival(TO, token('any_resource')),
  loot: () => rival(token('location'), TO, token('loot')),
  copy_production: (given) => whose(given, sign('production'), sign('again')),
  take_production: () => rival(sign('production'), TO, sign('take')),
  gain_deal: (given) => [...whose(given, token('deal')), ...limit(given)],
  take_deal: () => rival(token('deal'), TO, sign('take')),
  foreign_deal: () => rival(token('faction_card'), TO, token('deal')),
  cancel_deal: (given) => [NO, ...rival(token('deal')), ...(given['gain'] === true ? [TO, token('loot')] : [])],
  forgo_deals: (given) => [NO, token('deal'), TO, ...points(given)],
  free_actions: (given) => [sign('action'), sign('again'), ...limit(given)],
  block: () => [token('block'), ...rival(sign('action'))],
  build_at_once: (given) => [given['from'] === 'deals' ? token('deal') : token('faction_card'), TO, sign('built')],
  raze_opponent: () => [sign('raze'), ...rival(token('location'))],
  raze_own: () => [sign('raze'), token('location')],
  raze_for_points: (given) => [sign('raze'), TO, ...points(given), mark('/'), token('any_resource')],
  remove_location: () => [NO, ...rival(token('location'))],
  take_over: () => rival(token('location'), TO, sign('take')),
  lay_foundation: (given) => [token('common_card'), TO, token('foundation'), ...extra(given)],
  samurai: (given) => [sign('under'), ...amounts({ samurai: count(given, 'count') })],
  draw_and_keep: (given) => [
    { is: 'count', name: drawn(given), count: count(given, 'draw') },
    TO,
    { is: 'count', name: drawn(given), count: count(given, 'keep') },
  ],
  make_discard: () => [NO, ...rival(token('card'))],
  tuck_cards: (given) => [token('card'), sign('under'), TO, ...points(given)],
  offer_goods: () => [token('any_resource'), sign('under')],
}

/** Goods that come with a deed. */
function extra(given: Given): Part[] {
  const gain = given['gain']
  return typeof gain === 'object' && gain !== null ? [mark('+'), ...amounts(gain as Amounts)] : []
}

/** The deeds that have icons. */
export const DEED_NAMES: readonly string[] = Object.keys(DEEDS)

/** A deed as icons; none where there is no drawing for it, and then the card's words stand alone. */
export const deed = (name: string, given: Given): Part[] => DEEDS[name]?.(given) ?? []
