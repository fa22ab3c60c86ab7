/** The socket of one table: says hello, reconnects after a break, and sends a play again until it is answered. */

import { CLOSE, type ClientMessage, type ServerMessage } from './types'

export type Line = 'opening' | 'open' | 'broken' | 'refused'

export interface Listening {
  heard: (message: ServerMessage) => void
  line: (now: Line, code: number) => void
  /** The last sequence number received, for hello. */
  since: () => number | null
}

/** Close codes after which trying again is useless. */
const FINAL: ReadonlySet<number> = new Set([CLOSE.no_session, CLOSE.forbidden, CLOSE.no_table])
/** The browser's own codes for a lost connection. */
const LOST = 1006
const LONGEST_WAIT = 10_000
const PULSE = 25_000
/** After which a play is sent again that the server could not take just then. */
const AGAIN = 1_000

export class TableSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private waiting: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private later: ReturnType<typeof setTimeout> | undefined
  /** What changes the game and is not yet acknowledged; the server knows a repeated one by its `at`. */
  private owed: ClientMessage | null = null
  /** A ping was sent, and nothing has been heard since. */
  private unheard = false

  constructor(
    private readonly address: () => string,
    private readonly listening: Listening,
    private readonly make: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    window.addEventListener('online', this.again)
    window.addEventListener('offline', this.drop)
    this.open()
  }

  private readonly again = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.waiting)
    this.open()
  }

  /** The connection is dead, though the browser may not know it yet. */
  private readonly drop = (): void => {
    const socket = this.socket
    if (this.closed || socket === null) return
    this.lost(LOST)
    socket.close()
  }

  private beat(): void {
    if (this.unheard) this.drop()
    else this.unheard = this.send({ do: 'ping' })
  }

  private open(): void {
    this.listening.line('opening', 0)
    const socket = this.make(this.address())
    this.socket = socket
    socket.addEventListener('open', () => {
      if (socket !== this.socket) return
      this.tries = 0
      this.send({ do: 'hello', since: this.listening.since() })
      if (this.owed !== null) this.send(this.owed)
      clearInterval(this.pulse)
      this.unheard = false
      this.pulse = setInterval(() => this.beat(), PULSE)
      this.listening.line('open', 0)
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket !== this.socket) return
      this.unheard = false
      const message = JSON.parse(event.data) as ServerMessage
      if (message.is === 'done') this.owed = null
      else if (message.is === 'refused' && message.ask == null) this.declined(message.error.code)
      this.listening.heard(message)
    })
    socket.addEventListener('close', (event) => {
      if (socket === this.socket) this.lost(event.code)
    })
  }

  /** What was owed is answered, unless the server could only not take it just then: it is sent again. */
  private declined(code: string): void {
    if (code !== 'busy') this.owed = null
    if (this.owed === null) return
    clearTimeout(this.later)
    this.later = setTimeout(() => this.owed !== null && this.send(this.owed), AGAIN * (0.75 + Math.random() / 2))
  }

  /** Is something kept until the server has taken it? */
  get owes(): boolean {
    return this.owed !== null
  }

  private lost(code: number): void {
    clearInterval(this.pulse)
    clearTimeout(this.later)
    this.socket = null
    if (this.closed) return
    if (FINAL.has(code)) {
      this.listening.line('refused', code)
      return
    }
    this.listening.line('broken', code)
    if (!navigator.onLine) return // the browser says when there is a network again
    const wait = code === CLOSE.restart && this.tries === 0 ? 200 : Math.min(LONGEST_WAIT, 400 * 2 ** this.tries)
    this.tries += 1
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  /** Sends something; what cannot be sent now is lost, except what `owe` keeps. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Sends something that must arrive: after a break it is sent again, until the server has answered. */
  owe(message: ClientMessage): void {
    this.owed = message
    this.send(message)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.waiting)
    clearTimeout(this.later)
    clearInterval(this.pulse)
    window.removeEventListener('online', this.again)
    window.removeEventListener('offline', this.drop)
    this.socket?.close()
    this.socket = null
  }
}
