/** The beats of what is shown: one for each deed, and one for each place that gives goods to the reader in a production. */

import type { Deed, Yield } from './deeds'

/** So long a deed is told at the usual pace, in milliseconds, and so long a wave of production lasts at most. */
export const EACH = 900
export const WAVE = 1600
const QUICK = 320

export interface Beat {
  readonly deed: Deed
  /** What gives goods, in a wave. */
  readonly given: Yield | null
  /** Its place in the wave, and how many there are. */
  readonly place: number
  readonly of: number
  readonly lasts: number
}

/** What is told in its turn; `waveOf`: what a deed gives the reader place by place. */
export function beatsOf(deeds: readonly Deed[], waveOf: (deed: Deed) => readonly Yield[]): Beat[] {
  return deeds.flatMap((deed): Beat[] => {
    const wave = waveOf(deed)
    if (wave.length === 0) return [{ deed, given: null, place: 0, of: 1, lasts: EACH }]
    const lasts = Math.min(QUICK, WAVE / wave.length)
    return wave.map((given, place) => ({ deed, given, place, of: wave.length, lasts }))
  })
}

/** The same in another time. */
export function within(beats: readonly Beat[], time: number): Beat[] {
  const all = beats.reduce((sum, { lasts }) => sum + lasts, 0)
  return all === 0 ? [] : beats.map((beat) => ({ ...beat, lasts: (beat.lasts * time) / all }))
}

/** Goes from beat to beat; what is held goes on with the beat that it was held in. */
export class Pulse {
  beats = $state.raw<readonly Beat[]>([])
  at = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false

  readonly now = $derived.by((): Beat | null => this.beats[this.at] ?? null)

  begin(beats: readonly Beat[]): void {
    this.beats = beats
    this.at = 0
    this.wait()
  }

  hold(held: boolean): void {
    if (this.held === held) return
    this.held = held
    this.wait()
  }

  end(): void {
    clearTimeout(this.timer)
    this.beats = []
    this.at = 0
  }

  private wait(): void {
    clearTimeout(this.timer)
    const beat = this.beats[this.at]
    if (beat === undefined || this.held || this.at + 1 >= this.beats.length) return
    this.timer = setTimeout(() => {
      this.at += 1
      this.wait()
    }, beat.lasts)
  }
}
