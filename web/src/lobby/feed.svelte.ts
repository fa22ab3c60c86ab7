/** A list that goes on while it is read: what is under the pointer stays where it is. */

import type { TableInfo } from '../wire/types'

export class Feed {
  /** The rows as they stand; null until the first list has come. */
  shown = $state.raw<readonly TableInfo[] | null>(null)
  /** Rows that are no longer in the list, and have kept their place. */
  gone = $state.raw<ReadonlySet<string>>(new Set())
  #latest: readonly TableInfo[] = []
  #held = false
  /** Tables that wait to be shown. */
  fresh = $state(0)

  /** The list as it is now. While somebody points at it, rows change in their places and none comes or goes. */
  take(latest: readonly TableInfo[]): void {
    this.#latest = latest
    if (!this.#held || this.shown === null) {
      this.show()
      return
    }
    const now = new Map(latest.map((table) => [table.id, table]))
    const before = new Set(this.shown.map(({ id }) => id))
    this.gone = new Set(this.shown.filter(({ id }) => !now.has(id)).map(({ id }) => id))
    this.fresh = latest.filter(({ id }) => !before.has(id)).length
    this.shown = this.shown.map((table) => now.get(table.id) ?? table)
  }

  /** Shows the list as it is now. */
  show(): void {
    this.shown = this.#latest
    this.gone = new Set()
    this.fresh = 0
  }

  /** Somebody points at a row, or has gone to it by keys. */
  hold(held: boolean): void {
    this.#held = held
    if (!held && this.shown !== null) this.show()
  }
}
