/** The sounds of a table, for readers who have asked for them. */

import { settings } from '../../settings/settings.svelte'
import type { Sound } from './scores'
import { schedule } from './synthesis'

export type { Sound }

/** Full volume is still soft beside other programs. */
const LOUDEST = 0.25

let audio: AudioContext | undefined

/** Nothing is heard unless the reader has asked for sounds, nor where there is no audio. */
export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext !== 'function') return
  audio ??= new AudioContext()
  // Before the first touch of a page a browser keeps it silent.
  if (audio.state === 'suspended') void audio.resume()
  schedule(audio, which, (settings.volume / 100) * LOUDEST)
}
