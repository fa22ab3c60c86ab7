/** A game's board with its facts and words, as they arrive. */

import { language, speakOf } from '../words'
import { boardOf, referenceOf } from './ahead'
import type { BoardModule, Reference } from './board'

/** A board that has not come after so many milliseconds is not waited for: the answers are listed meanwhile. */
const PATIENCE = 2500

export class LoadedBoard {
  private found = $state.raw<BoardModule | null>(null)
  reference = $state.raw<Reference | null>(null)
  /**
   * A board that frames the whole table can draw nothing without its facts: until they have come as well, the question
   * and its answers stay where they are, and nobody who has begun to answer sees them go and come again.
   */
  readonly module = $derived.by((): BoardModule | null =>
    this.found?.Frame !== undefined && this.reference === null ? null : this.found,
  )
  /** There is no board of this game, or it cannot be fetched. */
  failed = $state(false)
  private late = $state(false)
  /** It will come any moment: what is drawn now would be drawn once more then. */
  readonly coming = $derived(this.module === null && !this.failed && !this.late)

  /** `game` may not be known yet. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const timer = setTimeout(() => (this.late = true), PATIENCE)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      const name = game()
      return name === undefined ? undefined : speakOf(name)
    })
    $effect(() => {
      const name = game()
      if (name === undefined) return
      void boardOf(name).then(
        (found) => {
          this.found = found
          this.failed = found === null
        },
        () => (this.failed = true),
      )
    })
    $effect(() => {
      language()
      const name = game()
      if (name === undefined) return
      let wanted = true // the words of a language that was left meanwhile come too late
      void referenceOf(name).then(
        (found) => {
          if (wanted) this.reference = found
        },
        () => undefined,
      )
      return () => {
        wanted = false
      }
    })
  }
}
