/** The sound of a deed: one for each kind, and another for what is done to the reader. */

import { sound, type Sound } from '../../table/sounds'
import type { Beat } from './beats.svelte'

const SOUND_OF: Record<string, Sound> = {
  build: 'hammer',
  develop: 'hammer',
  virtual_location: 'hammer',
  deal: 'rings',
  foreign_deal: 'rings',
  raze: 'crack',
  raze_card: 'crack',
  attack: 'crack',
  use: 'bolt',
  contacts: 'bolt',
  visit: 'bolt',
  play: 'bolt',
  exchange: 'token',
  take: 'card',
  connect: 'card',
  shield: 'card',
  samurai: 'card',
  tuck: 'card',
  offer: 'token',
  pass: 'moon',
  production: 'chord',
  round: 'chord',
}

export function soundOf({ deed, given, place }: Beat, reader: number | null): Sound | null {
  if (reader !== null && deed.hits.some(({ victim }) => victim === reader)) return 'horn'
  if (given !== null && place > 0) return 'token'
  return SOUND_OF[deed.kind] ?? null
}

export function sounded(beat: Beat, reader: number | null): void {
  const found = soundOf(beat, reader)
  if (found !== null) sound(found)
}
