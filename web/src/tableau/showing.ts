/** What is said of a turn while it is shown, and how long that takes. */

import type { GameEvent } from '../table/board'
import type { Shown } from '../table/steps'
import { EACH, WAVE } from './telling/beats.svelte'
import { deedsOf } from './telling/deeds'

/** What was done, not what it cost. */
export const sentence = ({ lines }: Shown): string => (lines.find(({ kind }) => kind !== 'pay') ?? lines[0])?.text ?? ''

/** Every deed is told in its time; goods arrive in a wave. */
export function lasts(events: readonly GameEvent[]): number {
  const deeds = deedsOf(events.map((event, n) => ({ n, event }))).filter(({ named }) => named.length > 0)
  const waves = deeds.filter(({ kind, yields }) => kind === 'production' && yields.length > 0).length
  return Math.max(EACH, EACH * (deeds.length - waves) + WAVE * waves)
}

/** All of it, as the server says it. */
export const turnText = ({ lines }: Shown): string => lines.map(({ text }) => text).join(' ')
