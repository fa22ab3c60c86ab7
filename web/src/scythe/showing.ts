/** What is said of a turn while it is shown, and how long that takes. */

import type { GameEvent, Regarded } from '../table/board'
import type { Shown } from '../table/steps'
import { t } from '../words'
import { lineText, told } from './rail/telling'
import type { ScytheReference, ScytheView } from './types'

const USUAL = 1400
const COMBAT = 3500

type Seen = Regarded<ScytheView, ScytheReference>
const SECTIONS = ['trade', 'bolster', 'move', 'produce', 'factory']

/** A combat is seen at leisure. */
export const lasts = (events: readonly GameEvent[]): number =>
  events.some(({ kind }) => kind === 'combat') ? COMBAT : USUAL

/** The turn in one short sentence; "" where nothing is known of it yet. */
export function sentence({ seat, events }: Shown, { names }: Seen): string {
  const who = names[seat] ?? ''
  const fight = events.find(({ kind }) => kind === 'combat')
  if (fight !== undefined)
    return t('web-scythe-rail-show-fight', { who, other: names[Number(fight['defender'])] ?? '' })
  const section = events.find(({ kind }) => kind === 'section')?.['section']
  return typeof section === 'string' && SECTIONS.includes(section) ? t(`web-scythe-rail-show-${section}`, { who }) : ''
}

/** All of it in words, as the last turns say it. */
export const turnText = (turn: Shown, { names, seat }: Seen): string =>
  lineText(told(turn, seat), turn.number, names[turn.seat] ?? '')
