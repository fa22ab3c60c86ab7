/** One table as this reader sees it: what the server said last, and the ways to say something to it. */

import { notify, speak } from '../look/toasts.svelte'
import { TableSocket, type Line } from '../wire/socket'
import type {
  ClientMessage,
  MeantDeed,
  HintAnswer,
  LogLine,
  Notice,
  OpenQuestion,
  PreviewMessage,
  Said,
  ServerMessage,
  StateMessage,
  TableInfo,
  WhyMessage,
  WireError,
} from '../wire/types'
import { comingLanguage } from '../words'
import { isMuted, keepMuted } from '../settings/storage'
import type { Numbered } from './turns'

/** What the server will answer to a question; null: the connection broke before that. */
type Waiting = (message: ServerMessage | null) => void

/** Messages that have this field, but without it: it is filled in when they are sent. */
type Lacking<Key extends string, Each = ClientMessage> = Each extends unknown
  ? Key extends keyof Each
    ? Omit<Each, Key>
    : never
  : never
/** What changes the game; `at` says which state it answers. */
type Act = Lacking<'at'>
/** What is asked and answered by number. */
type Ask = Lacking<'ask'>

/** What the server says to a wish. Without an error the line can be played; an empty line: nothing can be meant. */
export type Why = Pick<WhyMessage, 'error' | 'line' | 'label' | 'near'>

function whyOf(message: ServerMessage | null): Why | null {
  if (message?.is === 'why') return message
  return message?.is === 'refused' ? { error: message.error, line: '', label: '', near: [] } : null
}

/** So many events are enough for the last turns. */
const KEPT = 600

export class Table {
  info = $state.raw<TableInfo | null>(null)
  state = $state.raw<StateMessage | null>(null)
  log = $state.raw<readonly LogLine[]>([])
  /** What happened in the turns that are still told of. */
  events = $state.raw<readonly Numbered[]>([])
  /** There was nothing before the first known line. */
  begun = $state(false)
  talk = $state.raw<readonly Said[]>([])
  /** People whom the reader has blocked since the page was opened. */
  silenced = $state.raw<ReadonlySet<string>>(new Set())
  /** The reader does not want to hear the talk at this table. */
  muted = $state(false)
  line = $state<Line>('opening')
  closeCode = $state(0)
  /** An answer is on its way: nothing else is sent until the server replies. */
  busy = $state(false)
  refusal = $state.raw<WireError | null>(null)
  /** The number of the last log line when this page was opened: what came after is new. */
  openedAt = $state(0)
  /** When the clocks of `state` arrived, in milliseconds of this machine. */
  heardAt = $state(0)

  readonly mine = $derived(this.info?.mine ?? [])
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name))
  readonly seat = $derived(this.state?.seat ?? null)
  readonly heardTalk = $derived(
    this.muted ? [] : this.talk.filter((each) => each.person === '' || !this.silenced.has(each.person)),
  )
  /** The question that the reader should answer now. */
  readonly question = $derived.by((): OpenQuestion | null => {
    const questions = this.state?.questions ?? []
    return (
      questions.find((each) => each.seat === this.seat) ??
      questions.find((each) => each.curtain !== true) ??
      questions[0] ??
      null
    )
  })
  /** In a hot-seat game, the seat whose player should come to the screen. */
  readonly curtain = $derived(this.question?.curtain === true ? this.question.seat : null)

  private readonly socket: TableSocket
  private readonly followers = new Set<(state: StateMessage) => void>()
  private asked = 0
  private readonly waiting = new Map<number, Waiting>()

  constructor(
    readonly id: string,
    readonly key: string | null,
    make?: (address: string) => WebSocket,
  ) {
    this.muted = isMuted(id)
    const listening = { heard: this.heard, line: this.lined, since: () => this.state?.seq ?? null }
    this.socket =
      make === undefined ? new TableSocket(this.address, listening) : new TableSocket(this.address, listening, make)
  }

  /** A bot plays the seat, perhaps for somebody who left. */
  botPlays(seat: number): boolean {
    return this.info?.seats[seat]?.bot === true
  }

  private readonly address = (): string => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ lang: comingLanguage() })
    if (this.key !== null) query.set('key', this.key)
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query.toString()}`
  }

  private readonly lined = (now: Line, code: number): void => {
    this.line = now
    this.closeCode = code
    if (now === 'broken') this.forgetQuestions()
  }

  private readonly heard = (message: ServerMessage): void => {
    switch (message.is) {
      case 'table':
        this.info = message.table
        break
      case 'state':
        this.show(message)
        break
      case 'done':
        this.busy = false
        if (this.refusal?.code === 'busy') this.refusal = null
        break
      case 'refused':
        this.refused(message.error, message.ask ?? null, message)
        break
      case 'said':
        this.talk = [...this.talk.filter((each) => each.n !== message.n), message]
        break
      case 'notice':
        this.noticed(message)
        break
      case 'preview':
      case 'why':
      case 'peek':
      case 'hint':
      case 'log':
        this.answered(message.ask, message)
        break
      case 'pong':
        break
    }
  }

  private show(message: StateMessage): void {
    const first = this.state === null
    this.log = [...this.log.filter((each) => each.n < message.log_from), ...message.log]
    const before = this.events.filter((each) => each.n < message.log_from).slice(-KEPT)
    this.events = [...before, ...message.events.map((event, index) => ({ n: message.log_from + index, event }))]
    this.state = message
    this.heardAt = Date.now()
    this.busy = false
    if (message.log_from === 0) this.begun = true
    if (first) this.openedAt = this.log.at(-1)?.n ?? 0
    else this.tell(message)
    for (const follower of this.followers) follower(message)
  }

  /** Hands over every state, beginning with the one that there is. */
  follow(follower: (state: StateMessage) => void): () => void {
    this.followers.add(follower)
    if (this.state !== null) follower(this.state)
    return () => this.followers.delete(follower)
  }

  /** A screen reader hears what the reader has done, and what is asked now; others are heard turn by turn. */
  private tell(message: StateMessage): void {
    const news = message.log
      .filter((each) => each.n > this.openedAt && this.mine.includes(each.seat ?? -1))
      .map((each) => each.text)
    const question = message.questions.find((each) => each.seat === message.seat)
    const parts = [...news.slice(-6), ...(question === undefined ? [] : [question.text])]
    if (parts.length > 0) speak(parts.join(' '))
  }

  private refused(error: WireError, ask: number | null, message: ServerMessage): void {
    if (ask !== null) {
      this.answered(ask, message)
      return
    }
    this.busy = this.socket.owes // what the server could not take just now is sent again by itself
    this.refusal = error
    speak(error.sentence || error.text)
  }

  private noticed(notice: Notice): void {
    notify(notice.text)
    speak(notice.text)
  }

  private answered(ask: number, message: ServerMessage): void {
    this.waiting.get(ask)?.(message)
    this.waiting.delete(ask)
  }

  private forgetQuestions(): void {
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const then of waiting) then(null)
  }

  private ask(message: Ask, then: Waiting): void {
    const ask = ++this.asked
    if (this.socket.send({ ...message, ask })) this.waiting.set(ask, then)
    else then(null)
  }

  // --- what the reader can do --------------------------------------------------------------------------------------

  private act(what: Act): void {
    if (this.busy || this.state === null) return
    this.busy = true
    this.refusal = null
    this.socket.owe({ ...what, at: this.state.seq })
  }

  /** What leaves no choice after the line is answered with it: one gesture, one step to take back. */
  play(seat: number, line: string): void {
    this.act({ do: 'play', seat, line, on: true })
  }

  /** Amounts of the kinds that the question asks for. */
  load(seat: number, amounts: Readonly<Record<string, number>>): void {
    this.act({ do: 'load', seat, amounts })
  }

  undo(seat: number): void {
    this.act({ do: 'undo', seat })
  }

  redo(seat: number): void {
    this.act({ do: 'redo', seat })
  }

  startOfTurn(seat: number): void {
    this.act({ do: 'undo_turn', seat })
  }

  end(seat: number): void {
    this.act({ do: 'end', seat })
  }

  /** Bots need not wait any longer. */
  goOn(seat: number): void {
    this.socket.send({ do: 'go_on', seat })
  }

  give(seat: number, to: number, amount: number): void {
    this.act({ do: 'give', seat, to, amount })
  }

  side(seat: number, text: string): void {
    this.act({ do: 'side', seat, text })
  }

  /** What would a line do? Null: the server does not say. */
  preview(seat: number, line: string, then: (found: PreviewMessage | null) => void): void {
    this.ask({ do: 'preview', seat, line }, (message) => then(message?.is === 'preview' ? message : null))
  }

  /** Which rule forbids the line? */
  why(seat: number, line: string, then: (told: Why | null) => void): void {
    this.ask({ do: 'why', seat, line }, (message) => then(whyOf(message)))
  }

  /** What does the reader mean by pointing to these things, and which rule forbids it? */
  pointed(seat: number, things: readonly string[], then: (told: Why | null) => void): void {
    this.ask({ do: 'point', seat, things: [...things] }, (message) => then(whyOf(message)))
  }

  /** What could these things be used for now, and why not? */
  peek(seat: number | null, things: readonly string[], then: (meant: readonly MeantDeed[]) => void): void {
    this.ask({ do: 'peek', seat, things: [...things] }, (message) => then(message?.is === 'peek' ? message.meant : []))
  }

  hint(seat: number, then: (answers: readonly HintAnswer[], error: WireError | null) => void): void {
    this.ask({ do: 'hint', seat }, (message) => {
      if (message?.is === 'hint') then(message.answers, null)
      else if (message?.is === 'refused') then([], message.error)
    })
  }

  /** Fetches log lines from before the first known one. */
  earlier(): void {
    const before = this.log[0]?.n ?? 0
    this.ask({ do: 'log', before }, (message) => {
      if (message?.is !== 'log') return
      const found = message.log.filter((each) => each.n < before)
      this.begun = found.length === 0
      this.log = [...found, ...this.log]
    })
  }

  stand(seat: number, name: string, value: string): void {
    this.socket.send({ do: 'stand', seat, answers: { [name]: value } })
  }

  say(text: string): void {
    this.socket.send({ do: 'say', text })
  }

  sayPreset(preset: string): void {
    this.socket.send({ do: 'say', preset })
  }

  silence(person: string): void {
    this.silenced = new Set([...this.silenced, person])
  }

  mute(now: boolean): void {
    this.muted = now
    keepMuted(this.id, now)
  }

  look(seat: number | null): void {
    this.socket.send({ do: 'curtain', seat })
  }

  speak(lang: string): void {
    this.socket.send({ do: 'lang', lang })
  }

  close(): void {
    this.socket.close()
  }
}
