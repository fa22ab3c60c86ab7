import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { facts, leads, lines } from '../../src/scythe/moments/result/course'
import Result from '../../src/scythe/moments/result/Result.svelte'
import type { Table } from '../../src/table/table.svelte'
import type { Chart, TableInfo } from '../../src/wire/types'
import { fixture, NAMES } from './laid'

const series = (rows: number[][]) => rows.map((values, seat) => ({ seat, name: NAMES[seat] ?? '', values }))
const CHART: Chart = {
  rounds: [1, 2, 3, 4, 5],
  marks: [0, 1, 2, 3, 4],
  series: {
    fortune: series([
      [10, 12, 20, 21, 30],
      [11, 13, 13, 24, 28],
    ]),
    star_count: series([
      [0, 0, 1, 1, 2],
      [0, 0, 0, 1, 1],
    ]),
  },
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(CHART))))
})
afterEach(() => vi.unstubAllGlobals())

function shown(mine: number[] = [1]) {
  const { view } = fixture('over')
  const table = { state: { view }, names: NAMES, mine, key: null } as unknown as Table
  const info = { id: 'x', game: 'scythe', rematch: null } as unknown as TableInfo
  const close = vi.fn()
  return { ...render(Result, { props: { table, info, close } }), view, close }
}

describe('the course', () => {
  it('says who led when', () => {
    expect(leads(CHART.series['fortune'] ?? [])).toEqual([
      { seat: 1, from: 0, to: 1 },
      { seat: 0, from: 1, to: 2 },
      { seat: 1, from: 2, to: 3 },
      { seat: 0, from: 3, to: 4 },
    ])
  })

  it('tells three facts about a seat', () => {
    expect(facts(CHART, 0)).toEqual({
      led: 2,
      rounds: 4,
      best: { gain: 9, round: 4 },
      narrow: { lead: -3, round: 3 },
    })
    expect(facts({ ...CHART, series: {} }, 0)).toBeNull()
  })

  it('draws a line for each, stars on it, labels apart from one another', () => {
    const drawn = lines(CHART, { left: 0, right: 400, top: 0, bottom: 100 })
    expect(drawn.map(({ seat }) => seat)).toEqual([1, 0])
    expect(drawn[1]?.stars).toHaveLength(2)
    expect(Math.abs((drawn[0]?.y ?? 0) - (drawn[1]?.y ?? 0))).toBeGreaterThanOrEqual(21)
  })
})

describe('the result', () => {
  it('tells the winner first, and by name to the others', () => {
    const { view } = fixture('over')
    const winner = view.result?.[0]?.seat ?? 0
    shown([1 - winner])
    expect(screen.getByRole('heading')).toHaveTextContent(`${NAMES[winner]} wins`)
  })

  it('tells a winner so', () => {
    const { view } = fixture('over')
    shown([view.result?.[0]?.seat ?? 0])
    expect(screen.getByRole('heading')).toHaveTextContent('You win')
  })

  it('shows how each part came about, for everybody', () => {
    const { container, view } = shown()
    const row = view.result?.[0]
    const stars = row?.factors['stars']
    const sheet = container.querySelector('[data-sheet]')
    expect(sheet).toHaveTextContent(`${stars?.count} × ${stars?.each} = ${row?.parts['stars']}`)
    expect(sheet?.querySelectorAll('th[scope=col]')).toHaveLength(view.result?.length ?? 0)
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(5)
  })

  it('remembers the tab, and goes on to map and another game', async () => {
    const user = userEvent.setup()
    const { container, close, unmount } = shown()
    await user.click(screen.getByRole('tab', { name: 'Course' }))
    expect(await screen.findByText('rounds in the lead')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Look at the map' }))
    expect(close).toHaveBeenCalled()
    expect(container.querySelector('[data-rematch]')).not.toBeNull()
    expect(container.querySelector('[data-analyse]')).not.toBeNull()
    unmount()
    shown()
    expect(screen.getByRole('tab', { name: 'Course' })).toHaveAttribute('aria-selected', 'true')
  })

  it('offers no other game to who only watched', () => {
    expect(shown([]).container.querySelector('[data-rematch]')).toBeNull()
  })
})
