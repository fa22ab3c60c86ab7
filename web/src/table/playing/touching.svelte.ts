/** What pointer and focus do on the panes of a board, before the board itself hears of it. */

import { isFirst } from '../../look/clicks'
import type { Deciding } from '../deciding.svelte'
import type { Playback } from '../playback.svelte'
import { thingsUnder } from '../things'

const REST = 120

export class Touching {
  private ended = false
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly deciding: Deciding,
    private readonly playback: Playback,
  ) {
    $effect(() => () => clearTimeout(this.resting))
  }

  /** The first touch of the board, when something is asked, ends the show; what is not lit is not looked at by it. */
  readonly touched = (event: PointerEvent): void => {
    const { deciding, playback } = this
    this.ended = playback.running && deciding.table.question !== null
    if (!this.ended) return
    this.ended = !thingsUnder(event.target).some((thing) => deciding.lit.has(thing))
    playback.skip()
  }

  /** A double click is meant as one click. */
  readonly clicked = (event: MouseEvent): void => {
    if (this.ended) {
      this.ended = false
      event.stopPropagation()
    } else if (!isFirst(event) && event.target instanceof Element && event.target.closest('[data-thing]') !== null)
      event.stopPropagation()
  }

  /** What the pointer rests on, or the focus, shows what it would do. */
  readonly rest = (event: Event): void => {
    clearTimeout(this.resting)
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    // What a finger has touched has the focus too, but nobody waits there to be told about it.
    if (event.type === 'focusin' && event.target instanceof Element && !event.target.matches(':focus-visible')) return
    const things = event.type === 'pointerleave' ? [] : thingsUnder(event.target)
    this.resting = setTimeout(() => this.deciding.chosen ?? this.deciding.consider(things), REST)
  }
}
