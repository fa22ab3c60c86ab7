/**
 * What others did is shown line by line: a caption says it, and what it speaks of is lit meanwhile. Nobody waits for
 * it.
 */

import type { LogLine } from '../wire/types'

const NONE: ReadonlySet<string> = new Set()
/** Of a long turn only the last lines are shown: nobody wants to wait for a film. */
const MOST = 12
/** A sentence is read more slowly than a piece moves. */
const READING = 2.4

export class Narration {
  /** The line that is shown now. */
  line = $state.raw<LogLine | null>(null)
  private waiting: LogLine[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `pace` is how long a movement takes now, in milliseconds; 0: the reader wants none. */
  constructor(private readonly pace: () => number) {}

  readonly things = $derived.by((): ReadonlySet<string> =>
    this.line === null ? NONE : new Set(this.line.things ?? []),
  )

  /** Shows these lines after those that are being shown. */
  hear(lines: readonly LogLine[]): void {
    if (this.pace() === 0) {
      this.skip()
      return
    }
    this.waiting = [...this.waiting, ...lines].slice(-MOST)
    if (this.line === null) this.next()
  }

  /** Stops at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.line = null
  }

  private next(): void {
    this.line = this.waiting.shift() ?? null
    if (this.line === null) return
    const last = this.waiting.length === 0
    this.timer = setTimeout(() => this.next(), this.pace() * READING * (last ? 2 : 1))
  }
}
