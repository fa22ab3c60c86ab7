/**
 * Choosing first: on some tables a press on a thing plays nothing. It raises the thing with the deeds that it opens;
 * what plays is a button that names a deed, a second press on what is chosen, Enter, or a drop.
 */

import type { Answer, Change, MeantDeed } from '../wire/types'
import type { Deciding } from './deciding.svelte'
import { common, leftOf, narrowed, offeredFor } from './narrowing'

/** What a raised thing could be used for: a kind of deed with all lines that would do it, or why it cannot be done. */
export interface Choice {
  readonly deed: string
  /** The answers that do it; with several something else has to be pointed to. */
  readonly answers: readonly Answer[]
  /** What it brings, as far as all of its lines bring it; null: the server has not said so yet. */
  readonly signs: readonly string[] | null
  /** It shows something new, so it cannot be taken back. */
  readonly final: boolean
  /** Why it cannot be done, in a sentence, and the rule. */
  readonly not: { readonly text: string; readonly rule: string } | null
}

/** What is raised, as a board draws it. */
export interface Raised {
  /** The things of what was pressed first, the most specific first; none: an answer was chosen by its words. */
  readonly things: readonly string[]
  readonly choices: readonly Choice[]
  /** The kind of deed that is meant now. */
  readonly deed: string
  /** What would be played; null: something else has to be pointed to first, or nothing can be done. */
  readonly answer: Answer | null
  /** What the answer would bring; none as long as the server has not said so. */
  readonly signs: readonly string[]
  /** The same as what changes in the view, before and after. */
  readonly changes: readonly Change[]
  /** It shows something new, so it cannot be taken back. */
  readonly endsTakingBack: boolean
  /** It is asked about because something else could still be done. */
  readonly givesUp: boolean
  readonly busy: boolean
  /** Means this deed, without doing it. */
  mean: (deed: string) => void
  /** Does it, or goes on to what it has to be done with. */
  press: (deed: string) => void
  /** Another way to pay for what it would do: the question is put; null: there is one way only. */
  otherwise: (() => void) | null
  back: () => void
}

const NONE: readonly string[] = []
const UNCHANGED: readonly Change[] = []

export class Selecting {
  /** The things of what was pressed. */
  private raised = $state.raw<readonly string[]>(NONE)
  private meant = $state.raw<readonly MeantDeed[]>([])
  /** The things that the server was asked about last. */
  private asked: readonly string[] = NONE
  /** The deed that the reader has picked; '': the first one that can be done. */
  private picked = $state('')
  /** What was pointed to last, if it led to one answer. */
  private last = $state('')

  /** `raises`: is a thing raised also if nothing can be done with it? `order`: of deeds, as their buttons stand. */
  constructor(
    private readonly deciding: Deciding,
    private readonly raises: (thing: string) => boolean,
    private readonly order: readonly string[],
  ) {}

  /** The answers that speak of what was pressed first. */
  private readonly spoken = $derived.by((): readonly Answer[] => {
    const { pointed, offered } = this.deciding
    return pointed.length === 0 ? [] : leftOf(offered, pointed.slice(0, 1))
  })

  readonly choices = $derived.by((): readonly Choice[] => {
    const possible = new Map<string, Answer[]>()
    for (const each of this.spoken) {
      const group = possible.get(each.deed ?? '')
      if (group === undefined) possible.set(each.deed ?? '', [each])
      else group.push(each)
    }
    const found = [...possible].map(([deed, answers]) => this.choice(deed, answers))
    const cannot = this.meant.filter((each) => each.error !== null && !possible.has(each.deed))
    const refused = cannot.map(({ deed, error }) => ({
      deed,
      answers: [],
      signs: null,
      final: false,
      not: { text: error?.sentence || error?.text || '', rule: error?.rule ?? '' },
    }))
    const place = ({ deed }: Choice): number => this.order.indexOf(deed) + 1 || 99
    return [...found, ...refused].sort((one, other) => place(one) - place(other))
  })

  readonly deed = $derived.by((): string => {
    const can = this.choices.filter((each) => each.not === null)
    return (can.find((each) => each.deed === this.picked) ?? can[0])?.deed ?? ''
  })

  /** What is left to choose from at the last step. */
  private readonly open = $derived.by((): readonly Answer[] => {
    const { pointed, offered } = this.deciding
    if (pointed.length === 0) return []
    return leftOf(offered, pointed).filter((each) => (each.deed ?? '') === this.deed)
  })

  /** What may be pointed to next. */
  readonly aims = $derived.by((): ReadonlySet<string> => {
    if (this.open.length < 2) return new Set()
    const things = new Set(this.open.flatMap((each) => each.things ?? []))
    return new Set([...things].filter((thing) => !this.open.every((each) => each.things?.includes(thing))))
  })

  /** Something is chosen, or raised to be read about. */
  readonly active = $derived.by(() => this.raised.length > 0 || this.deciding.chosen !== null)

  /** What is raised now, for a board to draw. */
  readonly now = $derived.by((): Raised | null => {
    if (!this.active) return null
    const { asking, chosen, preview, table } = this.deciding
    const usual = chosen === null ? '' : this.usual(chosen)
    return {
      things: this.raised,
      choices: this.choices,
      deed: this.deed,
      answer: chosen,
      signs: this.meant.find(({ line }) => line === chosen?.text)?.signs ?? [],
      changes: (chosen === null ? null : preview)?.changes ?? UNCHANGED,
      endsTakingBack: chosen !== null && preview?.complete === false,
      givesUp: asking && chosen?.gives_up === true,
      busy: table.busy,
      mean: (deed) => this.mean(deed),
      press: (deed) => this.press(deed),
      otherwise: chosen === null || usual === '' ? null : () => this.deciding.send(chosen, chosen.text),
      back: () => this.deciding.cancel(),
    }
  })

  /** The reader pressed things, the most specific first; this alone plays nothing but a deed's own button. */
  point(things: readonly string[], look: () => void): void {
    const { deciding } = this
    if (deciding.table.busy) return
    const aim = things.find((each) => this.aims.has(each))
    if (this.holds(things)) {
      deciding.confirm()
    } else if (aim !== undefined) this.aim(aim)
    else this.begin(things, look)
  }

  /** Are these things what is chosen already? A second press on it does what is meant. */
  private holds(things: readonly string[]): boolean {
    const { pointed, chosen } = this.deciding
    const first = things[0] ?? ''
    if (this.last !== '') return things.includes(this.last) || this.raised[0] === first
    return this.raised[0] === first || (chosen !== null && pointed.length === 0 && chosen.things?.[0] === first)
  }

  private begin(things: readonly string[], look: () => void): void {
    const { deciding } = this
    const found = deciding.seat === null ? [] : offeredFor(deciding.offered, things)
    const [only] = found
    const thing = only === undefined ? undefined : common(found, things)
    if (only !== undefined && found.length === 1 && only.things?.length === 1) deciding.commit(only)
    else if (thing !== undefined) this.raise(things, thing)
    else if (deciding.table.question !== null && this.raises(things[0] ?? '')) this.raise(things)
    else {
      this.clear()
      deciding.widen()
      look()
    }
  }

  /** These things are raised; `thing` is what answers speak of, if any does. */
  private raise(things: readonly string[], thing?: string): void {
    const { deciding } = this
    this.clear()
    this.raised = things
    deciding.narrow(thing === undefined ? [] : [thing])
    this.settle()
    this.ask(things)
  }

  /** An answer is chosen by its words: nothing is raised. */
  take(answer: Answer): void {
    this.clear()
    this.deciding.narrow([])
    this.deciding.prefer(answer)
    this.ask(answer.things ?? NONE)
  }

  /** What could be done with the first of these things, and what it would bring, as long as nothing else is asked. */
  private ask(things: readonly string[]): void {
    const { seat, table } = this.deciding
    const seq = table.state?.seq
    this.asked = things
    table.peek(seat, things.slice(0, 1), (found) => {
      if (seq === table.state?.seq && this.asked === things) this.meant = found
    })
  }

  /** Something was dropped on a thing, and both together name an answer; false: none. */
  drop(thing: string): boolean {
    const { deciding } = this
    const found = offeredFor(deciding.offered, [thing])
    const [only] = found
    if (only === undefined) return false
    if (found.length === 1) {
      this.clear()
      deciding.narrow([])
      deciding.commit(only)
    } else this.raise([thing], thing)
    return true
  }

  private aim(thing: string): void {
    const { deciding } = this
    const left = narrowed(this.open, [thing])
    if (left.length > 1) {
      this.last = ''
      deciding.narrow([...deciding.pointed, thing])
    } else {
      this.last = thing
      this.settle(left[0])
    }
  }

  /** What is meant is chosen, if it is clear. */
  private settle(answer: Answer | undefined = this.open.length === 1 ? this.open[0] : undefined): void {
    this.deciding.prefer(answer ?? null)
  }

  mean(deed: string): void {
    if (deed === this.deed && this.deciding.chosen !== null) return
    const { deciding } = this
    this.picked = deed
    this.last = ''
    deciding.narrow(deciding.pointed.slice(0, 1))
    this.settle()
  }

  press(deed: string): void {
    this.mean(deed)
    const { chosen } = this.deciding
    if (chosen === null) return
    // Once its outcome stands beside it, so does that it cannot be taken back.
    if (this.choices.some((each) => each.deed === deed && each.signs !== null)) this.deciding.send(chosen)
    else this.deciding.commit(chosen)
  }

  /** Something else is chosen, by its words. */
  clear(): void {
    this.raised = NONE
    this.asked = NONE
    this.meant = []
    this.picked = ''
    this.last = ''
  }

  /** One step back; false: nothing was chosen. */
  back(): boolean {
    if (!this.active) return false
    const { deciding } = this
    if (this.last !== '') {
      this.last = ''
      deciding.prefer(null)
    } else if (deciding.pointed.length > 1) {
      deciding.narrow(deciding.pointed.slice(0, -1))
      this.settle()
    } else {
      this.clear()
      deciding.narrow([])
    }
    return true
  }

  /** The line that an answer stands for here: with what goes without saying after it, such as the cheapest payment. */
  usual(answer: Answer): string {
    return this.meant.find((each) => each.line === answer.text)?.usual ?? ''
  }

  private choice(deed: string, answers: readonly Answer[]): Choice {
    const told = answers.map((each) => this.meant.find(({ line }) => line === each.text))
    const [first, ...others] = told
    const signs = (first?.signs ?? []).filter((sign) => others.every((each) => each?.signs.includes(sign) !== false))
    return {
      deed,
      answers,
      signs: first === undefined ? null : signs,
      final: told.some((each) => each?.final),
      not: null,
    }
  }
}
