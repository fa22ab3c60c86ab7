/** What a moment may ask of the table: a moment lies over the chips, so whatever can be answered is answered in it. */

import type { Answer } from '../../wire/types'

export interface Choosing {
  /** The answers to the open question. */
  readonly answers: readonly Answer[]
  /** The chosen answer waits to be confirmed. */
  readonly asking: boolean
  readonly chosen: Answer | null
  choose(answer: Answer): void
  confirm(): void
  cancel(): void
}

/** Who only watches has nothing to choose. */
export const NOTHING: Choosing = {
  answers: [],
  asking: false,
  chosen: null,
  choose: () => undefined,
  confirm: () => undefined,
  cancel: () => undefined,
}

/** Answers that no thing on the table stands for: they need buttons with their names. */
export const nameless = (answers: readonly Answer[]): Answer[] => answers.filter((each) => !each.things?.length)

/** An answer that only goes on where another one ends takes less of the same: it is seldom wanted. */
export const isVariant = (answer: Answer, all: readonly Answer[]): boolean =>
  all.some((each) => answer.text.startsWith(`${each.text} `))
