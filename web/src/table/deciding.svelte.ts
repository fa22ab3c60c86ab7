/** Deciding: from a click on a thing, or a line of the list, to one answer that is sent. */

import { settings } from '../settings/settings.svelte'
import type { Answer, Meaning, PreviewMessage, TrayRow, WireError } from '../wire/types'
import { common, goesOn, leftOf, offeredFor, type Offered } from './narrowing'
import type { Selecting } from './selecting.svelte'
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
  private carried = $state.raw<readonly string[]>([])
  /** Why a wish cannot be played, and the wish. */
  why = $state.raw<{ line: string; error: WireError } | null>(null)
  /** What was asked about by its line, and can be done: asking alone does nothing. */
  allowed = $state.raw<Answer | null>(null)
  /** How a question in plain words was understood ('' if it was not), and what else may be meant by it. */
  asked = $state.raw<{ label: string; near: readonly Meaning[] } | null>(null)
  private previews = $state.raw<ReadonlyMap<string, PreviewMessage>>(new Map())
  /** At this table things are chosen first, and a press alone plays nothing; null: a press plays what it means. */
  selecting = $state.raw<Selecting | null>(null)
  private previewedAt = -1
  /** Previews that are on their way, and who waits for each. */
  private awaited = new Map<string, ((found: PreviewMessage | null) => void)[]>()

  constructor(readonly table: Table) {}

  /** For whom the reader can do something now: not for a seat that a bot plays. */
  readonly seat = $derived.by(() => {
    const held = this.table.mine.find((each) => each === this.table.state?.held?.seat)
    const seat = this.table.question?.seat ?? held ?? this.table.seat ?? this.table.mine[0] ?? null
    return seat !== null && this.table.botPlays(seat) ? null : seat
  })
  readonly answers = $derived.by((): readonly Answer[] => this.table.question?.answers ?? [])
  readonly offered = $derived.by((): Offered => ({
    answers: this.answers,
    longer: this.table.question?.longer ?? [],
  }))
  /** The answers that the things pointed to leave open. */
  readonly open = $derived.by((): readonly Answer[] => leftOf(this.offered, this.pointed))
  /** What the next thing is looked for in: at first longer lines as well, then what is left. */
  private readonly within = $derived.by((): Offered =>
    this.pointed.length === 0 ? this.offered : { answers: this.open, longer: [] },
  )
  readonly shown = $derived.by((): readonly Answer[] => {
    const wanted = this.filter.trim().toLocaleLowerCase()
    if (wanted === '') return this.open
    return this.open.filter(
      (each) => each.label.toLocaleLowerCase().includes(wanted) || each.text.toLowerCase().includes(wanted),
    )
  })
  /** Also while an answer is on its way: if the lights went out for a moment, the whole board would flicker. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const { answers, longer } = this.selecting === null ? this.within : this.offered
    return new Set([...longer, ...answers].flatMap((each) => each.things ?? []))
  })
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
  /** What was pointed to begins a longer line: what stands for it so far, in words; null: it does not. */
  readonly begun = $derived.by((): string | null => {
    const [first] = this.pointed
    const found = first === undefined ? [] : offeredFor(this.offered, [first])
    if (first === undefined || this.pointed.length > 1 || !goesOn(found)) return null
    const short = [...found, ...this.answers].find((each) => each.things?.[0] === first && !each.then?.length)
    return short?.brief ?? short?.label ?? ''
  })
  /**
   * Where the dragged thing may go: what longer lines name after it, else what the next question, after pointing to it,
   * speaks of.
   */
  readonly goals = $derived.by((): ReadonlySet<string> => {
    const found = this.carried.length === 0 ? [] : offeredFor(this.offered, this.carried)
    if (goesOn(found)) return new Set(found.flatMap((each) => each.then ?? []))
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
  /** What the turn can be ended by: without further ado, or by a line that may let something go; null: it cannot be. */
  readonly ending = $derived.by((): 'end' | Answer | null => {
    if (this.seat === null || this.table.question === null) return null
    if (this.table.question.can_end) return 'end'
    return this.offered.longer.find((each) => each.ends === true) ?? null
  })
  /** The kinds of which the question asks for amounts. */
  readonly tray = $derived.by((): readonly TrayRow[] => this.table.question?.tray ?? [])
  private amounts = $state.raw<Readonly<Record<string, number>>>({})
  /** Of each kind of the tray as much as the reader wants so far; at first as little as can be. */
  readonly loading = $derived.by((): Readonly<Record<string, number>> =>
    Object.fromEntries(this.tray.map(({ name, least }) => [name, this.amounts[name] ?? least])),
  )
  /** The reader has chosen amounts already. */
  readonly touched = $derived.by(() => this.tray.some(({ name, least }) => this.loading[name] !== least))
  /** There is a step to take back here before the server is asked to undo. */
  readonly halfway = $derived.by(
    () =>
      this.chosen !== null ||
      this.pointed.length > 0 ||
      this.filter !== '' ||
      this.touched ||
      this.selecting?.active === true,
  )

  /** A new state: half-made choices are over. */
  fresh(): void {
    this.selecting?.clear()
    this.pointed = []
    this.filter = ''
    this.chosen = null
    this.asking = false
    this.regarded = null
    this.carried = []
    this.amounts = {}
    this.why = null
    this.allowed = null
  }

  /** The reader pointed to things, the most specific first. What is not lit is only looked at: it plays nothing. */
  point(things: readonly string[], look: () => void = () => undefined): void {
    if (this.selecting !== null) {
      this.why = null
      this.selecting.point(things, look)
      return
    }
    const found = this.seat === null ? [] : offeredFor(this.within, things)
    const only = found[0]
    if (only === undefined) {
      if (!this.beginAgain(things)) look()
      return
    }
    if (this.table.busy) return
    this.why = null
    if (this.filled(things)) return
    // A second click on the same thing puts it back.
    const meant = things.find((each) => this.lit.has(each))
    if (meant !== undefined && this.pointed.includes(meant)) {
      this.narrow(this.pointed.filter((each) => each !== meant))
      return
    }
    const thing = common(found, things)
    if (found.length === 1 && !goesOn(found)) {
      // The last of several things can be put back like the first.
      if (this.pointed.length > 0 && thing !== undefined) this.narrow([...this.pointed, thing])
      this.choose(only)
    } else if (thing !== undefined) this.narrow([...this.pointed, thing])
  }

  /**
   * Of several things that are chosen one after another, another one is the first now, or the first is put back; this
   * alone plays nothing.
   */
  private beginAgain(things: readonly string[]): boolean {
    if (this.pointed.length === 0 || this.seat === null) return false
    const found = offeredFor(this.offered, things)
    const thing = found.length > 1 || goesOn(found) ? common(found, things) : undefined
    if (thing !== undefined) this.narrow(this.pointed.includes(thing) ? [] : [thing])
    return thing !== undefined
  }

  /** What is pointed to while amounts are asked for: one more of a kind, or, once some are chosen, that they are all. */
  private filled(things: readonly string[]): boolean {
    const row = this.tray.find((each) => each.things.some((thing) => things.includes(thing)))
    if (row !== undefined) {
      const now = this.loading[row.name] ?? row.least
      this.set(row, now < row.most ? now + 1 : row.least)
    } else if (this.touched) this.load(this.loading)
    return row !== undefined || this.touched
  }

  /** So much of a kind is wanted, as far as it may be. */
  set({ name, least, most }: TrayRow, amount: number): void {
    this.amounts = { ...this.amounts, [name]: Math.min(most, Math.max(least, amount)) }
  }

  /** Takes these amounts; without any those that were chosen. */
  load(amounts: Readonly<Record<string, number>> = this.loading): void {
    if (this.seat !== null && this.tray.length > 0) this.table.load(this.seat, amounts)
  }

  /** All answers are open again. */
  widen(): void {
    this.narrow([])
  }

  /** Other things are pointed to now: what the earlier ones chose is no longer meant. */
  narrow(pointed: readonly string[]): void {
    this.pointed = pointed
    this.chosen = null
    this.asking = false
  }

  /**
   * The reader dropped what these things name on a thing: that is a longer line, or the server says by the wish why it
   * cannot be done. False: where these things may go is not known yet.
   */
  drop(things: readonly string[], onto: string, wish: string): boolean {
    if (this.seat === null || this.table.busy) return true
    if (this.selecting !== null) {
      if (!this.selecting.drop(wish)) this.wish(this.seat, wish)
      return true
    }
    const found = offeredFor(this.offered, things)
    const line = found.find((each) => each.then?.includes(onto))
    const unknown = found.length > 0 && !goesOn(found) && (this.goals.size === 0 || this.goals.has(onto))
    if (unknown) return false
    this.widen()
    if (line !== undefined) this.choose(line)
    else this.wish(this.seat, wish)
    return true
  }

  /** The server says what is meant by a thing that no answer speaks of, or why it cannot be done. */
  private wish(seat: number, thing: string): void {
    const seq = this.table.state?.seq
    this.table.pointed(seat, [thing], (told) => {
      if (seq === this.table.state?.seq) this.told(told)
    })
  }

  /** The reader looks at an answer: its consequences are fetched once. */
  regard(answer: Answer | null): void {
    this.regarded = answer
    if (answer !== null) this.foresee(answer)
  }

  /** The reader looks at things of the board: if they mean one answer, it is looked at. */
  consider(things: readonly string[]): void {
    const found = things.length === 0 ? [] : offeredFor(this.within, things)
    this.regard(found.length === 1 && !goesOn(found) ? (found[0] ?? null) : null)
  }

  /**
   * The reader drags what these things name, or has stopped dragging: if they mean one answer, its consequences are
   * fetched.
   */
  hold(things: readonly string[]): void {
    this.carried = things
    const found = things.length === 0 ? [] : offeredFor(this.offered, things)
    if (found.length === 1 && !goesOn(found) && found[0] !== undefined) this.foresee(found[0])
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
    if (this.selecting !== null) {
      this.selecting.take(answer)
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

  /** What is chosen is done. */
  confirm(): void {
    if (this.chosen !== null) this.send(this.chosen)
  }

  /** A button that names the deed is pressed. */
  press(answer: Answer): void {
    if (this.selecting === null) this.choose(answer)
    else this.commit(answer)
  }

  /** This answer would be given now, and its consequences are shown; null: none. It is not sent. */
  prefer(answer: Answer | null): void {
    this.chosen = answer
    this.asking = false
    if (answer !== null) this.foresee(answer)
  }

  /**
   * Gives an answer by one press, or asks once more before what cannot be taken back, or always. Where nothing else can
   * be done there is nothing to think over.
   */
  commit(answer: Answer): void {
    if (this.table.busy) return
    this.why = null
    this.chosen = answer
    this.foresee(answer, (found) => {
      if (this.chosen !== answer || this.asking) return
      const wanted = settings.confirm === 'final' || (settings.careful && answer.gives_up === true)
      const doubtful = found?.complete !== true && wanted && this.answers.length > 1
      if (settings.confirm === 'each' || doubtful) this.asking = true
      else this.send(answer)
    })
  }

  /** Gives an answer whose consequences were read beforehand; `line` is what is played for it. */
  send(answer: Answer, line = this.selecting?.usual(answer) || answer.text): void {
    if (this.seat === null || this.table.busy) return
    this.chosen = answer
    this.asking = false
    this.table.play(this.seat, line)
  }

  /** Plays a line that a button has named. */
  playLine(line: string): void {
    if (this.seat !== null && !this.table.busy) this.table.play(this.seat, line)
  }

  /** Ends the turn; where something would be let go by it, that is asked first. */
  end(): void {
    if (this.table.busy || this.seat === null) return
    if (this.ending === 'end') this.table.end(this.seat)
    else if (this.ending !== null) this.choose(this.ending)
  }

  /** What can be taken back: what is half chosen here, or the last line. */
  readonly undoable = $derived.by(
    () =>
      this.seat !== null &&
      (this.pointed.length > 0 || this.asking || this.selecting?.active === true || this.table.state?.undo === true),
  )

  /** Takes back what was pointed to or waits to be confirmed, else the last line. */
  undo(): void {
    if (this.seat === null || this.table.busy) return
    if (this.pointed.length > 0 || this.asking || this.selecting?.active === true) this.cancel()
    else if (this.table.state?.undo === true) this.table.undo(this.seat)
  }

  /** One step back: the chosen answer, what was pointed to, then the last line. */
  cancel(): void {
    this.why = null
    if (this.selecting !== null) {
      if (this.asking) {
        this.asking = false
        // What one press would have done is put back with its question.
        if (this.pointed.length === 0) this.selecting.back()
      } else if (this.filter !== '') this.filter = ''
      else if (!this.selecting.back() && this.table.state?.undo === true && this.seat !== null)
        this.table.undo(this.seat)
      return
    }
    this.asking = false
    // An answer that pointing has led to goes with the thing that was pointed to last.
    if (this.pointed.length > 0 && (this.chosen === null || this.open.length === 1))
      this.narrow(this.pointed.slice(0, -1))
    else if (this.chosen !== null) this.chosen = null
    else if (this.filter !== '') this.filter = ''
    else if (this.touched) this.amounts = {}
    else if (this.table.state?.undo === true && this.seat !== null) this.table.undo(this.seat)
  }

  /** The reader has read the refusal: it goes away. */
  forgive(): void {
    this.why = null
    this.allowed = null
    this.asked = null
    this.table.refusal = null
  }

  /** Asks why something cannot be played: a line, or plain words. */
  askWhy(line: string): void {
    if (this.seat === null) return
    const seq = this.table.state?.seq
    this.forgive()
    this.table.why(this.seat, line, (told) => {
      if (told === null || seq !== this.table.state?.seq) return
      this.asked = { label: told.line === '' || told.line === line ? '' : told.label, near: told.near }
      if (told.error !== null) this.why = { line: told.line, error: told.error }
      else if (told.line !== '') this.allowed = this.meant(told)
    })
  }

  /** What the server replies to a drop: a rule forbids it, or it can be played and is chosen like a listed answer. */
  private told(told: Why | null): void {
    if (told === null) return
    const { error, line } = told
    if (error !== null) this.why = { line, error }
    else if (line !== '') this.choose(this.meant(told))
  }

  private meant({ line, label }: Why): Answer {
    return this.answers.find((each) => each.text === line) ?? { text: line, label }
  }
}
