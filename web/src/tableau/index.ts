/** The board of the card games: a lazy chunk. */

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
export { default as Words } from './Words.svelte'
export { explained as explain } from './explaining'
export { decided } from './decided'
export { sentence } from './showing'

import type { TableauView } from './types'

export const showsResult = true
export const takesAcross = true

/** The class that sets the colours of a player's faction. */
export const tint = (view: TableauView, seat: number): string => {
  const faction = view.players[seat]?.faction
  return faction === undefined ? '' : `tint-${faction}`
}
