/** Hints: what a bot would do now, one line after the other. They are over with the next state. */

import type { Answer, HintAnswer } from '../wire/types'
import type { DrawnLine } from './board'
import type { Deciding } from './deciding.svelte'

const JOINT = ' / '

export class Hinting {
  private given = $state.raw<{ seq: number; answers: readonly HintAnswer[]; text: string } | null>(null)
  private at = $state(0)
  /** A bot is thinking about it. */
  waiting = $state(false)

  constructor(private readonly deciding: Deciding) {}

  /** What was said about the state that is shown now: lines, or why there are none. */
  readonly now = $derived.by(() => (this.given?.seq === this.deciding.table.state?.seq ? this.given : null))
  /** Which of the lines is drawn. */
  readonly shown = $derived.by(() => Math.min(this.at, (this.now?.answers.length ?? 1) - 1))
  readonly line = $derived.by((): HintAnswer | undefined => this.now?.answers[this.shown])
  readonly lines = $derived.by((): readonly DrawnLine[] =>
    this.line === undefined ? [] : [{ kind: 'hint', things: this.line.things }],
  )
  /** What the line speaks of, wherever it is drawn. */
  readonly things = $derived.by((): ReadonlySet<string> => new Set(this.line?.things.map(([first = '']) => first)))

  /** Asks for hints; where there are some, the next line is shown. */
  ask(open: boolean): void {
    const { table, seat } = this.deciding
    if (seat === null || this.waiting) return
    if (this.now !== null) {
      if (open) this.choose((this.shown + 1) % Math.max(1, this.now.answers.length))
      return
    }
    const seq = table.state?.seq ?? -1
    this.deciding.forgive()
    this.at = 0
    this.waiting = true
    table.hint(seat, (answers, error) => {
      this.waiting = false
      this.given = { seq, answers, text: error?.text ?? '' }
    })
  }

  choose(at: number): void {
    this.at = at
  }

  /** The chance of each open answer with which a line begins, in per cent: the best of them. */
  chances(open: readonly Answer[]): ReadonlyMap<string, number> {
    const found = new Map<string, number>()
    for (const { line, chance } of this.now?.answers ?? []) {
      const begins = open.find(({ text }) => line === text || line.startsWith(text + JOINT))
      if (begins === undefined || chance == null) continue
      found.set(begins.text, Math.max(found.get(begins.text) ?? 0, Math.round(chance * 100)))
    }
    return found
  }
}
