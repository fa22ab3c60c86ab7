/** What of a finished game is shown at a place: its board, and one sentence. */

import type { BoardProps, DrawnLine } from '../table/board'
import type { Replay, TableInfo } from '../wire/types'
import { t } from '../words'
import type { Replaying } from './replaying.svelte'

const NONE: ReadonlySet<string> = new Set()

/** The board as it was; what just happened is lit, unless the reader looks at something else. */
export function boardAt(
  info: TableInfo,
  shown: Replay,
  told: ReadonlySet<string>,
  lines: readonly DrawnLine[] = [],
): Omit<BoardProps, 'reference' | 'point' | 'ask'> {
  return {
    view: shown.view,
    seat: shown.eyes,
    borrowed: shown.eyes !== null && !info.mine.includes(shown.eyes),
    names: info.seats.map((seat) => seat.name),
    lit: NONE,
    chosen: NONE,
    told: told.size > 0 ? told : new Set(shown.log.flatMap((line) => line.things ?? [])),
    events: shown.events,
    newest: shown.log.at(-1) ?? null,
    lines,
  }
}

/** The last line that was told; before the first decision, where in the game it is. */
export function sentenceAt({ at, shown, decisions }: Replaying): string {
  return shown?.log.at(-1)?.text ?? shown?.story.at(-1)?.text ?? t('table-decision-of', { at: at ?? 0, all: decisions })
}
