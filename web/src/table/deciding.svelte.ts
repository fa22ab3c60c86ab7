/** Deciding: from a click on a thing, or a line of the list, to one answer that is sent. */

import { settings } from '../settings/settings.svelte'
import type { Answer, PreviewMessage, WireError } from '../wire/types'
import { common, left, narrowed } from './narrowing'
import type { Table, Why } from './table.svelte'

export class Deciding {
  /** What the reader pointed to so far; only answers that speak of it are open. */
  pointed = $state.raw<readonly string[]>([])
  filter = $state('')
  chosen = $state.raw<Answer | null>(null)
  /** The chosen answer waits for the reader to confirm it. */
  asking = $state(false)
  /** Looked at, by hover or focus. */
  regarded = $state.raw<Answer | null>(null)
  /** What the reader is dragging, the most specific thing first. */
  private held = $state.raw<readonly string[]>([])
  /** Why a wish cannot be played, and the wish. */
  why = $state.raw<{ line: string; error: WireError } | null>(null)
  /** What was asked about by its line, and can be done: asking alone does nothing. */
  allowed = $state.raw<Answer | null>(null)
  private previews = $state.raw<ReadonlyMap<string, PreviewMessage>>(new Map())
  private previewedAt = -1
  /** Previews that are on their way, and who waits for each. */
  private awaited = new Map<string, ((found: PreviewMessage | null) => void)[]>()

  constructor(readonly table: Table) {}

  /** For whom the reader can do something now: not for a seat that a bot plays. */
  readonly seat = $derived.by(() => {
    const seat = this.table.question?.seat ?? this.table.seat ?? this.table.mine[0] ?? null
    return seat !== null && this.table.botPlays(seat) ? null : seat
  })
  readonly answers = $derived.by((): readonly Answer[] => this.table.question?.answers ?? [])
  /** The answers that the things pointed to leave open. */
  readonly open = $derived.by((): readonly Answer[] => left(this.answers, this.pointed))
  readonly shown = $derived.by((): readonly Answer[] => {
    const wanted = this.filter.trim().toLocaleLowerCase()
    if (wanted === '') return this.open
    return this.open.filter(
      (each) => each.label.toLocaleLowerCase().includes(wanted) || each.text.toLowerCase().includes(wanted),
    )
  })
  /** Also while an answer is on its way: if the lights went out for a moment, the whole board would flicker. */
  readonly lit = $derived.by((): ReadonlySet<string> => new Set(this.open.flatMap((each) => each.things ?? [])))
  /** What the reader has chosen so far: things pointed to, and those of the chosen answer. */
  readonly taken = $derived.by((): ReadonlySet<string> => new Set([...this.pointed, ...(this.chosen?.things ?? [])]))
  /** The same, and what is only looked at. */
  readonly marked = $derived.by((): ReadonlySet<string> => {
    const answer = this.chosen ?? this.regarded
    return answer === null ? new Set(this.pointed) : new Set([...this.pointed, ...(answer.things ?? [])])
  })
  readonly preview = $derived.by((): PreviewMessage | null => {
    const answer = this.chosen ?? this.regarded
    return answer === null ? null : (this.previews.get(answer.text) ?? null)
  })
  /** Where the dragged thing may go: what the next question, after pointing to it, speaks of. */
  readonly goals = $derived.by((): ReadonlySet<string> => {
    const found = this.held.length === 0 ? [] : narrowed(this.open, this.held)
    const only = found.length === 1 ? found[0] : undefined
    return new Set(only === undefined ? [] : this.previews.get(only.text)?.things)
  })
  /** Further pointing can still tell the open answers apart: each speaks of something that not all of them do. */
  readonly further = $derived.by(
    () =>
      this.open.length > 1 &&
      this.open.every(
        (each) => each.things?.some((thing) => !this.open.every((other) => other.things?.includes(thing))) === true,
      ),
  )
  /** There is a step to take back here before the server is asked to undo. */
  readonly halfway = $derived.by(() => this.chosen !== null || this.pointed.length > 0 || this.filter !== '')

  /** A new state: half-made choices are over. */
  fresh(): void {
    this.pointed = []
    this.filter = ''
    this.chosen = null
    this.asking = false
    this.regarded = null
    this.held = []
    this.why = null
    this.allowed = null
  }

  /** The reader pointed to things, the most specific first; `nothing` is called if nothing comes of it. */
  point(things: readonly string[], nothing: () => void = () => undefined): void {
    if (this.table.busy) return
    if (this.seat === null) {
      nothing()
      return
    }
    this.why = null
    // A second click on the same thing puts it back.
    const meant = things.find((each) => this.lit.has(each))
    if (meant !== undefined && this.pointed.includes(meant)) {
      this.narrow(this.pointed.filter((each) => each !== meant))
      return
    }
    const found = narrowed(this.open, things)
    const only = found[0]
    if (only === undefined) {
      this.beside(this.seat, things, nothing)
      return
    }
    const thing = common(found, things)
    if (found.length === 1) {
      // The last of several things can be put back like the first.
      if (this.pointed.length > 0 && thing !== undefined) this.narrow([...this.pointed, thing])
      this.choose(only)
    } else if (thing !== undefined) this.narrow([...this.pointed, thing])
  }

  /** All answers are open again. */
  widen(): void {
    this.narrow([])
  }

  /** Other things are pointed to now: what the earlier ones chose is no longer meant. */
  private narrow(pointed: readonly string[]): void {
    this.pointed = pointed
    this.chosen = null
    this.asking = false
  }

  /** A thing beside those that are open: start again with it, or let the server say what is meant, and why not. */
  private beside(seat: number, things: readonly string[], nothing: () => void): void {
    if (this.pointed.length > 0 && narrowed(this.answers, things).length > 0) {
      this.widen()
      this.point(things, nothing)
      return
    }
    const seq = this.table.state?.seq
    this.table.pointed(seat, things, (told) => {
      if (seq === this.table.state?.seq) this.told(told, nothing)
    })
  }

  /** The reader looks at an answer: its consequences are fetched once. */
  regard(answer: Answer | null): void {
    this.regarded = answer
    if (answer !== null) this.foresee(answer)
  }

  /** The reader looks at things of the board: if they mean one answer, it is looked at. */
  consider(things: readonly string[]): void {
    const found = things.length === 0 ? [] : narrowed(this.open, things)
    this.regard(found.length === 1 ? (found[0] ?? null) : null)
  }

  /**
   * The reader drags what these things name, or has stopped dragging: if they mean one answer, its consequences are
   * fetched.
   */
  hold(things: readonly string[]): void {
    this.held = things
    const found = things.length === 0 ? [] : narrowed(this.open, things)
    if (found.length === 1 && found[0] !== undefined) this.foresee(found[0])
  }

  /** Fetches the consequences of an answer, once: hover, focus and click want the same ones. */
  private foresee(answer: Answer, then: (found: PreviewMessage | null) => void = () => undefined): void {
    const seq = this.table.state?.seq ?? -1
    if (seq !== this.previewedAt) {
      this.previews = new Map()
      this.awaited = new Map()
      this.previewedAt = seq
    }
    const known = this.previews.get(answer.text)
    const waiting = this.awaited.get(answer.text)
    if (known !== undefined) then(known)
    else if (waiting !== undefined) waiting.push(then)
    else if (this.seat !== null) {
      this.awaited.set(answer.text, [then])
      this.table.preview(this.seat, answer.text, (found) => {
        if (seq === (this.table.state?.seq ?? -1)) this.foreseen(answer, found)
      })
    }
  }

  private foreseen(answer: Answer, found: PreviewMessage | null): void {
    const waiting = this.awaited.get(answer.text) ?? []
    this.awaited.delete(answer.text)
    if (found !== null) this.previews = new Map(this.previews).set(answer.text, found)
    for (const then of waiting) then(found)
  }

  /** Takes an answer. Whether it has to be confirmed is the reader's setting; choosing it a second time confirms it. */
  choose(answer: Answer): void {
    if (this.table.busy) return
    this.why = null
    this.allowed = null
    if (this.chosen?.text === answer.text) {
      this.confirm()
      return
    }
    const giving = settings.careful && answer.gives_up === true
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
    // An answer that pointing has led to goes with the thing that was pointed to last.
    if (this.pointed.length > 0 && (this.chosen === null || this.open.length === 1))
      this.narrow(this.pointed.slice(0, -1))
    else if (this.chosen !== null) this.chosen = null
    else if (this.filter !== '') this.filter = ''
    else if (this.table.state?.undo === true && this.seat !== null) this.table.undo(this.seat)
  }

  /** The reader has read the refusal: it goes away. */
  forgive(): void {
    this.why = null
    this.allowed = null
    this.table.refusal = null
  }

  /** Asks why a line cannot be played. */
  askWhy(line: string): void {
    if (this.seat === null) return
    const seq = this.table.state?.seq
    this.forgive()
    this.table.why(this.seat, line, (told) => {
      if (told === null || seq !== this.table.state?.seq) return
      if (told.error === null) this.allowed = this.meant(told)
      else this.why = { line: told.line, error: told.error }
    })
  }

  /** What the server replies to pointing: a rule forbids it, or it can be played and is chosen like a listed answer. */
  private told(told: Why | null, nothing: () => void): void {
    if (told === null) return
    const { error, line } = told
    if (error !== null) this.why = { line, error }
    else if (line === '') nothing()
    else this.choose(this.meant(told))
  }

  private meant({ line, label }: Why): Answer {
    return this.answers.find((each) => each.text === line) ?? { text: line, label }
  }
}
