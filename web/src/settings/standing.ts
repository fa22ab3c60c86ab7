/**
 * Ending a turn automatically, and waiting after it, is the server's job: standing answers of each table. The browser
 * remembers only what the reader last wished for, and says it once at every further table.
 */

import { keep, kept } from './storage'
import type { StandingAnswer } from '../wire/types'

/** The standing answer for the end of a turn; its first value is to be asked. */
const END = 'end'
const BY_ITSELF = 'skip'
/** How long bots wait after a turn of the reader's. */
const WAIT = 'wait'
/** Where turns end by themselves: they stay open. */
const OPEN = 'open'
const KEPT: ReadonlySet<string> = new Set([END, WAIT, OPEN])
const placeOf = (name: string): string => `furrow.standing.${name}`

/** Keeps what the reader chose, where it is a wish for other tables as well. */
export function remember(name: string, value: string): void {
  if (KEPT.has(name)) keep('browser', placeOf(name), value)
}

/** What older versions kept among the settings, and did in the browser. */
export function inherit(stored: unknown): void {
  const wished = typeof stored === 'object' && stored !== null && 'autoEnd' in stored && stored.autoEnd === true
  if (wished && kept('browser', placeOf(END)) === null) remember(END, BY_ITSELF)
}

/** The answers that are still to be given here as they were elsewhere; none that the reader has given here already. */
export function unsaid(standing: readonly StandingAnswer[]): { name: string; value: string }[] {
  return standing.flatMap(({ name, value: here, values = [] }) => {
    const value = KEPT.has(name) ? kept('browser', placeOf(name)) : null
    // Whoever is no longer asked at the end of a turn has said so at this table.
    const said = name === END && here !== values[0]
    return value === null || value === here || said || !values.includes(value) ? [] : [{ name, value }]
  })
}
