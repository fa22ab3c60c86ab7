/** How the ways to points look: a sign and a ground each. Their names come with the numbers. */

import type { Sign } from '../icons/signs'

export interface WayLook {
  readonly sign: Sign
  readonly ground: string
  /** Dark letters on a light ground: what stands at the end. */
  readonly light?: true
}

const LOOKS: Readonly<Record<string, WayLook>> = {
  actions: { sign: 'action', ground: 'var(--k-action)' },
  features: { sign: 'feature', ground: 'var(--k-feature)' },
  production: { sign: 'production', ground: 'var(--k-production)' },
  deals: { sign: 'deal', ground: '#4f7196' },
  spoils: { sign: 'raze', ground: '#a93323' },
  built_over: { sign: 'develop', ground: '#5f7329' },
  earlier: { sign: 'clock', ground: '#6d6252' },
  locations: { sign: 'build', ground: '#e9b53a', light: true },
  common: { sign: 'build', ground: '#e9b53a', light: true },
  faction: { sign: 'build', ground: '#f6d684', light: true },
  extra: { sign: 'points', ground: '#fff0c2', light: true },
}
const OTHER: WayLook = { sign: 'points', ground: '#6d6252' }

/** The order in which they stand side by side: what was gained, then what stands. */
const ORDER = Object.keys(LOOKS)

export const lookOf = (way: string): WayLook => LOOKS[way] ?? OTHER

export const inOrder = (one: string, other: string): number => ORDER.indexOf(one) - ORDER.indexOf(other)
