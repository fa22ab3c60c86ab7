/** The other end of a table's socket, in the test's hands. */

import { Deciding } from '../../src/table/deciding.svelte'
import { Table } from '../../src/table/table.svelte'
import type { ServerMessage, StateMessage, TableInfo } from '../../src/wire/types'

export class Line extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  readonly sent: Record<string, unknown>[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  last(kind: string): Record<string, unknown> | undefined {
    return this.sent.findLast((each) => each['do'] === kind)
  }
}

/** Lines in the order in which they were opened. */
export function exchange(): { lines: Line[]; make: (address: string) => WebSocket } {
  const lines: Line[] = []
  return {
    lines,
    make: () => {
      const line = new Line()
      lines.push(line)
      return line as unknown as WebSocket
    },
  }
}

export function info(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    game: 'scythe',
    state: 'running',
    host: 'p1',
    host_name: 'Ann',
    seats: [
      { seat: 0, who: 'me', name: 'Ann', person: 'p1', level: '', dealt: {}, bot: false, online: true, ready: true },
      {
        seat: 1,
        who: 'bot',
        name: 'Steady bot',
        person: null,
        level: 'steady',
        dealt: {},
        bot: true,
        online: false,
        ready: true,
      },
    ],
    mine: [0],
    options: {},
    listed: false,
    rated: false,
    clock: {},
    timeout: 'bot',
    hints: true,
    spectators: true,
    key: null,
    created: 0,
    moved: 0,
    lang: 'en',
    host_rating: null,
    decisions: 0,
    result: null,
    your_turn: true,
    rematch: null,
    cloned_at: null,
    seal: '',
    ...change,
  }
}

export function state(change: Partial<StateMessage> = {}): StateMessage {
  return {
    is: 'state',
    seq: 1,
    seat: 0,
    view: {} as StateMessage['view'],
    questions: [
      {
        seat: 0,
        name: 'turn',
        text: 'Choose a section',
        answers: [
          { text: 'move', label: 'Move', things: ['section:move'] },
          { text: 'produce', label: 'Produce', things: ['section:produce'] },
          { text: 'pass', label: 'Pass', gives_up: true },
        ],
        can_end: false,
        curtain: false,
        longer: [],
        tray: [],
        prompt: '',
      },
    ],
    log_from: 0,
    log: [{ n: 0, seat: 0, text: 'The game begins.', kind: 'start', things: [] }],
    events: [],
    undo: false,
    redo: false,
    clocks: [],
    standing: [],
    gifts: [],
    held: null,
    since_you: 0,
    waiting_for: [0],
    ...change,
  }
}

/** A table whose first state has come, and the line it came by. */
export function opened(change: Partial<StateMessage> = {}): {
  table: Table
  deciding: Deciding
  line: Line
  lines: Line[]
} {
  const { lines, make } = exchange()
  const table = new Table('t1', null, make)
  const line = lines[0]
  if (line === undefined) throw new Error('no line was opened')
  line.open()
  line.say({ is: 'table', table: info() })
  line.say(state(change))
  return { table, deciding: new Deciding(table), line, lines }
}
