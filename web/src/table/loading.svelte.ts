/** A game's board with its facts and words, as they arrive. */

import { language } from '../words'
import { boardOf, referenceOf } from './ahead'
import type { BoardModule, Reference } from './board'

export class LoadedBoard {
  module = $state.raw<BoardModule | null>(null)
  reference = $state.raw<Reference | null>(null)
  /** There is no board of this game, or it cannot be fetched. */
  failed = $state(false)

  /** `game` may not be known yet. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const name = game()
      if (name === undefined) return
      void boardOf(name).then(
        (found) => {
          this.module = found
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
