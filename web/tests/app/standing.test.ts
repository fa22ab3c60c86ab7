/** Ending a turn by itself: the server does it, the browser only remembers the wish for the next table. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { inherit, remember, unsaid } from '../../src/settings/standing'
import StandingAnswers from '../../src/table/Standing.svelte'
import type { Table } from '../../src/table/table.svelte'
import type { StandingAnswer } from '../../src/wire/types'

afterEach(() => localStorage.clear())

const end = (value: string): StandingAnswer => ({
  name: 'end',
  label: 'End of turn',
  value,
  values: ['ask', 'skip'],
  labels: ['Ask me', 'End automatically'],
})

it('is said at a table where nothing else was chosen yet', () => {
  expect(unsaid([end('ask')])).toEqual([])
  remember('end', 'skip')
  expect(unsaid([end('ask')])).toEqual([{ name: 'end', value: 'skip' }])
  expect(unsaid([end('skip')])).toEqual([])
  expect(unsaid([])).toEqual([])
  remember('end', 'ask')
  expect(unsaid([end('skip')])).toEqual([])
})

it('is said of the time that bots wait as well, wherever another one holds', () => {
  const wait = (value: string): StandingAnswer => ({ ...end(value), name: 'wait', values: ['0', '3', '6'] })
  expect(unsaid([wait('3')])).toEqual([])
  remember('wait', '6')
  remember('end', 'skip')
  expect(unsaid([end('ask'), wait('3')])).toEqual([
    { name: 'end', value: 'skip' },
    { name: 'wait', value: '6' },
  ])
  expect(unsaid([wait('6')])).toEqual([])
})

it('is no wish for other tables where it is about the next turn', () => {
  remember('pass', 'next')
  expect(unsaid([end('ask'), { ...end('ask'), name: 'pass', values: ['ask', 'next'] }])).toEqual([])
})

it('is taken over from the settings of older versions, once', () => {
  for (const stored of [null, {}, { autoEnd: false }, 'autoEnd']) inherit(stored)
  expect(unsaid([end('ask')])).toEqual([])
  inherit({ autoEnd: true })
  expect(unsaid([end('ask')]).map((each) => each.value)).toEqual(['skip'])
  remember('end', 'ask')
  inherit({ autoEnd: true })
  expect(unsaid([end('ask')])).toEqual([])
})

it('is remembered when the reader chooses it at a table', async () => {
  const stand = vi.fn()
  const table = { seat: 1, mine: [1], state: { standing: [end('ask')] }, info: { state: 'running' }, stand }
  render(StandingAnswers, { table: table as unknown as Table })
  await fireEvent.change(screen.getByLabelText('End of turn'), { target: { value: 'skip' } })
  expect(stand).toHaveBeenCalledExactlyOnceWith(1, 'end', 'skip')
  expect(unsaid([end('ask')]).map((each) => each.value)).toEqual(['skip'])
})
