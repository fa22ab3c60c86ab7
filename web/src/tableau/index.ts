/** The board of the card games: a lazy chunk. */

import type { BoardModule } from '../table/board'
import { say } from '../words'
import { raises, VERBS } from './things'

export { default as Board } from './Board.svelte'
export { decided } from './result'
export { sentence } from './showing'

export const chosenFirst: NonNullable<BoardModule['chosenFirst']> = {
  raises,
  order: VERBS,
  called: (deed, game) => say(`web-tableau-verb-${deed}`, { game }, deed),
}
