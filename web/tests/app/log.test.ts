import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
import Log from '../../src/table/Log.svelte'
import { Table } from '../../src/table/table.svelte'
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
