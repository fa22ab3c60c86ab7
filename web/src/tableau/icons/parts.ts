/** What rows of icons are made of. */

import type { Amounts } from '../types'
import type { Sign } from './signs'

export type Part =
  | { is: 'token'; name: string }
  /** Many of a good: one token and how many. */
  | { is: 'count'; name: string; count: number }
  | { is: 'type'; name: string }
  | { is: 'sign'; name: Sign }
  | { is: 'mark'; text: string }
  | { is: 'to' }

export const mark = (text: string): Part => ({ is: 'mark', text })
export const token = (name: string): Part => ({ is: 'token', name })
export const sign = (name: Sign): Part => ({ is: 'sign', name })
export const TO: Part = { is: 'to' }

/** Up to `few` of a good stand side by side, more get a number. */
export function amounts(goods: Amounts | undefined, few = 3): Part[] {
  return Object.entries(goods ?? {}).flatMap(([name, count]): Part[] =>
    count <= few ? Array.from({ length: count }, () => token(name)) : [{ is: 'count', name, count }],
  )
}
