/** The board of the card games: a lazy chunk. */

import type { BoardModule } from '../table/board'
import { say } from '../words'
import './icons/factions.css'
import { raises, VERBS } from './things'

export { default as Answers } from './answers/Answers.svelte'
export { default as Board } from './Board.svelte'
export { default as Crest } from './SeatCrest.svelte'
export { default as Drawer } from './field/Drawer.svelte'
export { default as Facts } from './Facts.svelte'
export { default as Frame } from './Frame.svelte'
export { default as Mat } from './field/Ready.svelte'
export { default as Plaques } from './field/Plaques.svelte'
export { default as Portrait } from './Portrait.svelte'
export { default as Result } from './late/Result.svelte'
export { default as Strip } from './field/Strip.svelte'
export { default as Top } from './field/Top.svelte'
export { default as TurnLine } from './telling/TurnLine.svelte'
export { default as Words } from './Words.svelte'
export { explained as explain } from './explaining'
export { decided } from './decided'
export { lasts, sentence, turnText } from './showing'
export { tint } from './telling/look'

export const weighs = true
export const showsResult = true
export const takesAcross = true

export const chosenFirst: NonNullable<BoardModule['chosenFirst']> = {
  raises,
  order: VERBS,
  called: (deed, game) => say(`web-tableau-verb-${deed}`, { game }, deed),
}
