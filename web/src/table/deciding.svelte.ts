/** Deciding: from a click on a thing, or a line of the list, to one answer that is sent. */

import { settings } from '../settings/settings.svelte'
import type { Answer, PreviewMessage, WireError } from '../wire/types'
import { narrowed, wishes } from './narrowing'
import type { Table } from './table.svelte'

const NONE: ReadonlySet<string> = new Set()
/** Answers that give something up: asked about while something else could be done. */
const GIVING_UP = /^(pass|skip|end|decline|nothing)\b/

export class Deciding {
  /** What the reader pointed to so far; only answers that speak of it are open. */
  pointed = $state.raw<readonly string[]>([])
  filter = $state('')
  chosen = $state.raw<Answer | null>(null)
  /** The chosen answer waits for the reader to confirm it. */
  asking = $state(false)
  /** Looked at, by hover or focus. */
  regarded = $state.raw<Answer | null>(null)
  /** Why a wish cannot be played, and the wish. */
  why = $state.raw<{ line: string; error: WireError } | null>(null)
  private previews = $state.raw<ReadonlyMap<string, PreviewMessage>>(new Map())
  private previewedAt = -1

  constructor(readonly table: Table) {}

  readonly seat = $derived.by(() => this.table.question?.seat ?? this.table.seat ?? this.table.mine[0] ?? null)
  readonly answers = $derived.by((): readonly Answer[] => this.table.question?.answers ?? [])
  /** The answers that the things pointed to leave open. */
  readonly open = $derived.by((): readonly Answer[] => this.pointed.reduce((left, thing) => narrowed(left, [thing]), this.answers))
  readonly shown = $derived.by((): readonly Answer[] => {
    const wanted = this.filter.trim().toLocaleLowerCase()
    if (wanted === '') return this.open
    return this.open.filter((each) => each.label.toLocaleLowerCase().includes(wanted) || each.text.toLowerCase().includes(wanted))
  })
  readonly lit = $derived.by((): ReadonlySet<string> => {
    if (this.table.busy) return NONE
    return new Set(this.open.flatMap((each) => each.things ?? []))
  })
  readonly marked = $derived.by((): ReadonlySet<string> => {
    const answer = this.chosen ?? this.regarded
    return answer === null ? new Set(this.pointed) : new Set([...this.pointed, ...(answer.things ?? [])])
  })
  readonly preview = $derived.by((): PreviewMessage | null => {
    const answer = this.chosen ?? this.regarded
    return answer === null ? null : (this.previews.get(answer.text) ?? null)
  })
  /** There is a step here to take back before the server is asked to undo. */
  readonly halfway = $derived.by(() => this.chosen !== null || this.pointed.length > 0 || this.filter !== '')

  /** A new state: half-made choices are over. */
  fresh(): void {
    this.pointed = []
    this.filter = ''
    this.chosen = null
    this.asking = false
    this.regarded = null
    this.why = null
  }

  /** The reader pointed to things, the most specific first. False: nothing comes of it. */
  point(things: readonly string[]): boolean {
    if (this.table.busy || this.seat === null) return this.table.busy
    this.why = null
    const left = narrowed(this.open, things)
    const only = left[0]
    if (only === undefined) return this.beside(things)
    if (left.length === 1) {
      this.choose(only)
      return true
    }
    const thing = things.find((each) => left.every((answer) => answer.things?.includes(each)))
    if (thing !== undefined && !this.pointed.includes(thing)) this.pointed = [...this.pointed, thing]
    return true
  }

  /** A thing beside those that are open: begin anew with it, or say why not. */
  private beside(things: readonly string[]): boolean {
    if (this.pointed.length > 0 && narrowed(this.answers, things).length > 0) {
      this.pointed = []
      return this.point(things)
    }
    const lines = wishes(this.answers, things, this.game)
    this.askWhy(lines)
    return lines.length > 0
  }

  /** The reader looks at an answer: its consequences are fetched once. */
  regard(answer: Answer | null): void {
    this.regarded = answer
    if (answer !== null) this.foresee(answer)
  }

  private foresee(answer: Answer, then: (found: PreviewMessage | null) => void = () => undefined): void {
    const seq = this.table.state?.seq ?? -1
    if (seq !== this.previewedAt) {
      this.previews = new Map()
      this.previewedAt = seq
    }
    const known = this.previews.get(answer.text)
    if (known !== undefined) {
      then(known)
      return
    }
    if (this.seat === null) return
    this.table.preview(this.seat, answer.text, (found) => {
      if (this.previewedAt !== (this.table.state?.seq ?? -1)) return
      if (found !== null) this.previews = new Map(this.previews).set(answer.text, found)
      then(found)
    })
  }

  /** Takes an answer. Whether it has to be confirmed is the reader's setting; the second choice of it confirms. */
  choose(answer: Answer): void {
    if (this.table.busy) return
    this.why = null
    if (this.chosen?.text === answer.text) {
      this.confirm()
      return
    }
    const giving = settings.careful && this.answers.length > 1 && GIVING_UP.test(answer.text)
    if (settings.confirm === 'never' && !giving) {
      this.send(answer)
      return
    }
    this.chosen = answer
    this.asking = settings.confirm === 'each' || giving || answer.ends === true
    this.foresee(answer, (found) => {
      if (this.chosen !== answer || this.asking) return
      // What can be taken back needs no question; what shows something new does.
      if (found?.complete === true) this.send(answer)
      else this.asking = true
    })
  }

  confirm(): void {
    if (this.chosen !== null) this.send(this.chosen)
  }

  private send(answer: Answer): void {
    if (this.seat === null) return
    this.chosen = answer
    this.asking = false
    this.table.play(this.seat, answer.text)
  }

  /** One step back: the chosen answer, what was pointed to, then the last line. */
  cancel(): void {
    this.why = null
    this.asking = false
    if (this.chosen !== null) this.chosen = null
    else if (this.pointed.length > 0) this.pointed = this.pointed.slice(0, -1)
    else if (this.filter !== '') this.filter = ''
    else if (this.table.state?.undo === true && this.seat !== null) this.table.undo(this.seat)
  }

  /** Asks for the first of several wishes why it cannot be played. */
  askWhy(lines: readonly string[]): void {
    const [line] = lines
    const seat = this.seat
    if (line === undefined || seat === null) return
    this.table.why(seat, line, (error) => {
      if (error !== null) this.why = { line, error }
      else {
        const found = this.answers.find((each) => each.text === line)
        if (found !== undefined) this.choose(found)
        else this.table.play(seat, line)
      }
    })
  }

  private get game(): string {
    return this.table.info?.game ?? ''
  }
}
