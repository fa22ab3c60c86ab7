/** The board of Scythe: a lazy chunk. */

import type { ScytheView } from './types'

export { default as Board } from './Board.svelte'
export { default as Frame } from './Frame.svelte'
export { default as Moment } from './moments/Moments.svelte'
export { default as Result } from './late/Result.svelte'
export { default as Hand } from './rail/Hand.svelte'
export { default as Chip } from './rail/Chip.svelte'
export { default as Mat } from './OwnMat.svelte'
export { default as Drawer } from './late/Drawer.svelte'
export { default as Plaques } from './rail/Plaques.svelte'
export { default as Strip } from './rail/Strip.svelte'
export { default as TurnLine } from './rail/TurnLine.svelte'
export { default as Wide } from './late/Wide.svelte'
export { default as Crest } from './SeatCrest.svelte'
export { default as Facts } from './peek/Facts.svelte'
export { default as Portrait } from './peek/Portrait.svelte'
export { default as Words } from './Words.svelte'
export { answerText, explained as explain } from './explain'
export { keys } from './keys'
export { colourOf } from './look'
export { lasts, sentence, turnText } from './showing'

/** The class that sets the colours of a player's faction. */
export const tint = (view: ScytheView, seat: number): string => {
  const faction = view.players[seat]?.faction
  return faction === undefined ? '' : `f-${faction}`
}
