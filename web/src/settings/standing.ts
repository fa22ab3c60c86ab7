/**
 * Ending a turn automatically is the server's job: a standing answer of each table. The browser remembers only what the
 * reader last wished for, and says it once at every further table.
 */

import { keep, kept } from './storage'
import type { StandingAnswer } from '../wire/types'

/** The standing answer for the end of a turn; its first value is to be asked. */
const END = 'end'
const BY_ITSELF = 'skip'
const PLACE = 'furrow.standing.end'

/** Keeps what the reader chose, where it is a wish for other tables as well. */
export function remember(name: string, value: string): void {
  if (name === END) keep('browser', PLACE, value)
}

/** What older versions kept among the settings, and did in the browser. */
export function inherit(stored: unknown): void {
  const wished = typeof stored === 'object' && stored !== null && 'autoEnd' in stored && stored.autoEnd === true
  if (wished && kept('browser', PLACE) === null) remember(END, BY_ITSELF)
}

/** The answer that is still to be given here as it was elsewhere; null: nothing, or the reader has chosen here already. */
export function unsaid(standing: readonly StandingAnswer[]): { name: string; value: string } | null {
  const here = standing.find((each) => each.name === END)
  const value = kept('browser', PLACE)
  if (here === undefined || value === null || value === here.value || here.value !== here.values?.[0]) return null
  return here.values.includes(value) ? { name: END, value } : null
}
