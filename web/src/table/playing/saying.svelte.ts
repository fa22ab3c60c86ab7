/** What the prompt says, in whose colours, and what is said of a turn that is shown. */

import type { TableInfo } from '../../wire/types'
import { t } from '../../words'
import type { Regarded } from '../board'
import type { Deciding } from '../deciding.svelte'
import type { Holding } from '../holding.svelte'
import type { LoadedBoard } from '../loading.svelte'
import type { Playback } from '../playback.svelte'
import type { Shown } from '../steps'

export class Saying {
  constructor(
    private readonly info: () => TableInfo,
    private readonly deciding: Deciding,
    private readonly loaded: LoadedBoard,
    private readonly playback: Playback,
    private readonly holding: Holding,
    /** No motion is wanted. */
    private readonly still: () => boolean,
  ) {}

  private get table() {
    return this.deciding.table
  }

  /** What the board is asked about: it is drawn as the show has it. */
  private get regarded(): Regarded {
    return {
      view: this.playback.shown?.view,
      reference: this.loaded.reference ?? { facts: {}, words: {} },
      names: this.table.names,
      seat: this.table.seat,
    }
  }

  /** What is said of a turn, in one sentence. */
  private said(turn: Shown): string {
    const { reference, module } = this.loaded
    return (
      (reference === null ? '' : (module?.sentence?.(turn, this.regarded as never) ?? '')) ||
      (turn.lines[0]?.text ?? '')
    )
  }

  /** A whole turn in words, for anyone who does not see it. */
  aloud(turn: Shown): string {
    return this.loaded.module?.turnText?.(turn, this.regarded as never) ?? this.said(turn)
  }

  /** The reader has left, or was away too long: nothing here can be done before they are back. */
  readonly replaced = $derived.by(
    () =>
      this.info().state === 'running' &&
      this.table.mine.length > 0 &&
      this.table.mine.every((seat) => this.table.botPlays(seat)),
  )

  /** What is said of the turn that is shown; who wants no motion reads it until the next decision. */
  readonly telling = $derived.by(() => {
    const { running, toldTo, turn } = this.playback
    const read = this.still() && (this.table.state?.since_you ?? 0) <= toldTo
    return turn !== null && (running || read) ? this.said(turn) : ''
  })

  /** Whose colours the prompt has. */
  readonly actor = $derived.by(() => {
    const { turn } = this.playback
    return (
      this.table.question?.seat ??
      (this.telling === '' || turn === null || turn.seat < 0 ? null : turn.seat) ??
      this.holding.seat ??
      this.table.state?.waiting_for[0] ??
      this.table.seat
    )
  })

  readonly sentence = $derived.by(() => {
    const { begun, chosen, selecting } = this.deciding
    const { names, question, state } = this.table
    if (selecting?.active === true && question !== null)
      return selecting.aims.size > 0 ? t('table-aim') : (chosen?.label ?? question.text)
    if (begun !== null) return begun === '' ? t('table-where-to') : t('table-where-to-with', { answer: begun })
    if (question !== null) return question.prompt || question.text
    if (this.holding.seat !== null) return t('table-held', { seconds: this.holding.seconds })
    if (this.telling !== '') return this.telling
    if (this.info().state === 'over') return t('table-over')
    if (this.replaced) return t('table-bot-for-you')
    const waiting = (state?.waiting_for ?? []).map((seat) => names[seat] ?? '').filter((name) => name !== '')
    return waiting.length > 0 ? t('table-waiting-for', { names: waiting.join(', ') }) : t('table-waiting')
  })

  /** Above the question: whom it is put to where several people share the screen, or what is still shown of others. */
  readonly who = $derived.by(() => {
    const { mine, names, question } = this.table
    if (question === null) return ''
    if (this.telling !== '' && this.loaded.module?.Top === undefined) return this.telling
    return mine.length > 1 ? (names[question.seat] ?? '') : ''
  })
}
