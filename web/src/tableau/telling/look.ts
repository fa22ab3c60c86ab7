/** The colours of a player, as classes. */

import type { TableauView } from '../types'

export function tint(view: TableauView, seat: number): string {
  const player = view.players[seat]
  const faction = player?.virtual === true ? 'virtual' : (player?.faction ?? '')
  return faction === '' ? '' : `of-faction f-${faction}`
}
