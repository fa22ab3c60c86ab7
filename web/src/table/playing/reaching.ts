/** Where the focus goes on the page of a game: to a part, by its key, and on from what has left the page. */

import { drawnBy } from '../focusing'
import type { Part } from '../keys'

const ANSWER = '[data-answer]'
const URGENT = '.table [data-urgent] [data-lit]'
const LIT = '[data-board] [data-lit]'
const PLACES: Record<Part, readonly string[]> = {
  answers: [ANSWER],
  filter: ['[data-filter]', ANSWER],
  board: [URGENT, '[data-board] [data-home][tabindex="0"]', LIT, '[data-board] [tabindex="0"], [data-board] button'],
  log: ['[data-log]'],
}

export function enter(part: Part): void {
  drawnBy(...PLACES[part])?.focus()
}

/**
 * The list of answers keeps its own focus, and gets it again where the board's arrival has drawn it anew; elsewhere the
 * focus goes on to what can be done there, or to the question.
 */
export function goesOn(lost: Element, from: string): HTMLElement | undefined {
  const curtain = drawnBy('[data-curtain] h1')
  if (curtain !== undefined) return curtain // not to its button: a key held down would open it
  const confirm = drawnBy('[data-confirm]')
  if (confirm !== undefined) return confirm
  if (lost.matches(ANSWER)) return drawnBy(`[data-answer="${CSS.escape(lost.getAttribute('data-answer') ?? '')}"]`)
  return drawnBy(...(from === 'board' ? [URGENT, LIT] : []), ANSWER, '[data-chip]', '#decision-title')
}
