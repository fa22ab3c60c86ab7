import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
import Log from '../../src/table/Log.svelte'
import { Table } from '../../src/table/table.svelte'
import type { LogLine } from '../../src/wire/types'
import { exchange, info, state } from './line'

/** jsdom lays nothing out: a log of so many lines, of which so many pixels are seen. */
function sized(list: Element, all: number, seen: number): void {
  Object.defineProperty(list, 'scrollHeight', { value: all, configurable: true })
  Object.defineProperty(list, 'clientHeight', { value: seen, configurable: true })
}

it('the log stays at its newest line when a panel takes its room, until the reader scrolls back', async () => {
  const { lines, make } = exchange()
  const table = new Table('t1', null, make)
  const line = lines[0]
  line?.open()
  line?.say({ is: 'table', table: info() })
  line?.say(state())
  const { container } = render(Log, { table, told: () => undefined, seek: () => undefined })
  const list = container.querySelector('[data-log]')
  if (list === null || line === undefined) throw new Error('no log')
  const frame = async (): Promise<void> => {
    await tick()
    await new Promise((done) => requestAnimationFrame(done))
  }
  const hear = async (n: number): Promise<void> => {
    line.say(state({ seq: n + 1, log: [{ n, text: `line ${n}`, seat: 0, kind: 'turn', things: [] }] }))
    await frame()
  }

  sized(list, 1000, 300)
  await hear(1)
  expect(list.scrollTop).toBe(1000)
  list.scrollTop = 700
  list.dispatchEvent(new Event('scroll'))
  sized(list, 1000, 100) // a long question pushed in from below: nobody scrolled
  list.dispatchEvent(new Event('scroll'))
  sized(list, 1040, 100)
  await hear(2)
  expect(list.scrollTop).toBe(1040)

  list.scrollTop = 940
  list.dispatchEvent(new Event('scroll'))
  list.scrollTop = 500
  list.dispatchEvent(new Event('scroll'))
  sized(list, 1080, 100)
  await hear(3)
  expect(list.scrollTop).toBe(500)
})

it('the lines of the log are one stop of the Tab key, and the arrow keys walk through them', async () => {
  const { lines, make } = exchange()
  const table = new Table('t1', null, make)
  const line = lines[0]
  line?.open()
  line?.say({ is: 'table', table: info() })
  const told = (n: number): LogLine => ({
    n,
    text: `line ${n}`,
    seat: 0,
    kind: 'move',
    things: n % 3 === 2 ? [] : [`hex:A${n}`],
  })
  line?.say(state({ log: [0, 1, 2, 3, 4, 5].map(told) }))
  const sought: string[] = []
  const { container } = render(Log, {
    table,
    told: () => undefined,
    seek: (things: readonly string[]) => sought.push(...things),
  })
  await tick()
  const user = userEvent.setup()
  const stops = (): (string | null)[] =>
    [...container.querySelectorAll('li button')]
      .filter((each) => (each as HTMLElement).tabIndex === 0)
      .map((each) => each.textContent)
  expect(stops()).toEqual(['line 4'])

  await user.tab() // the list itself, to scroll it
  await user.tab()
  expect(screen.getByText('line 4')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('line 4')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByText('line 1')).toHaveFocus() // what speaks of nothing is passed over
  expect(stops()).toEqual(['line 1'])
  await user.keyboard('{Enter}')
  expect(sought).toEqual(['hex:A1'])
  await user.keyboard('{Home}')
  expect(screen.getByText('line 0')).toHaveFocus()

  // What happens meanwhile takes the reader nowhere; once they are elsewhere, the newest line is the stop again.
  line?.say(state({ seq: 2, log_from: 6, log: [told(6)] }))
  await tick()
  await Promise.resolve()
  expect(stops()).toEqual(['line 0'])
  await user.keyboard('{End}')
  expect(screen.getByText('line 6')).toHaveFocus()
  await user.keyboard('{Home}')
  await user.tab()
  expect(document.body).toHaveFocus()
  line?.say(state({ seq: 3, log_from: 7, log: [told(7)] }))
  await tick()
  await Promise.resolve()
  expect(stops()).toEqual(['line 7'])
})

it('events without a line leave gaps: the mark of what is new and the way back do not depend on them', async () => {
  const { lines, make } = exchange()
  const table = new Table('t1', null, make)
  const line = lines[0]
  line?.open()
  line?.say({ is: 'table', table: info() })
  const told = (n: number): LogLine => ({ n, text: `line ${n}`, seat: 0, kind: 'move', things: [] })
  line?.say(state({ log_from: 5, log: [6, 7, 9].map(told), since_you: 8 }))
  const { container } = render(Log, { table, told: () => undefined, seek: () => undefined })
  await tick()
  expect(container.querySelector('.since')?.nextElementSibling?.textContent).toContain('line 9')

  const earlier = screen.getByRole('button')
  line?.say(state({ seq: 2, log_from: 0, log: [1, 6, 7, 9].map(told), since_you: 8 }))
  await tick()
  expect(earlier).not.toBeInTheDocument() // all is there from the first event on, though that one has no line
})
