/** What is said of the virtual player. */

import { number, say, t } from '../../words'
import type { Threat } from '../types'
import type { Rivalry } from './rivalry'

/** What it does next, after its name. */
export const nextOf = ({ solo }: Rivalry): string =>
  say(`web-tableau-solo-next-${solo.next}`, { count: solo.most ?? 0 })

/** What it takes to win, in one sentence. */
export function goalOf({ collects, seen }: Rivalry): string {
  if (collects) return t('web-tableau-solo-goal-places')
  return t(seen.last === true ? 'web-tableau-solo-goal-last' : 'web-tableau-solo-goal-points')
}

export interface Lead {
  readonly by: string
  readonly good: boolean
  readonly text: string
}

/** How far the person who plays is ahead. */
export function leadOf({ solo }: Rivalry, whose: 'own' | 'other'): Lead {
  const by = solo.mine - solo.its
  const sign = by > 0 ? '+' : by < 0 ? '−' : ''
  const text =
    by > 0
      ? t('web-tableau-solo-lead', { whose })
      : by < 0
        ? t('web-tableau-solo-behind', { whose })
        : t('web-tableau-solo-level')
  return { by: `${sign}${number(Math.abs(by))}`, good: by > 0, text }
}

/** What is said of a location in danger. */
export const riskOf = ({ hits, shared }: Threat, unseen: number): string =>
  [t('web-tableau-solo-risk', { hits, unseen }), ...(shared === true ? [t('web-tableau-solo-shared')] : [])].join(', ')
