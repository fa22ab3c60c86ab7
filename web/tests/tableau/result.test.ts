import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ended } from '../../src/table/board'
import Actions from '../../src/tableau/result/Actions.svelte'
import { labels, line, scaled } from '../../src/tableau/result/course'
import { listed, ranked, type Ranked } from '../../src/tableau/result/ranked'
import { told } from '../../src/tableau/result/telling'
import type { TableauView } from '../../src/tableau/types'
import type { Points } from '../../src/wire/types'
import { need } from '../../src/words'
import { read, show, type Fixture } from './showing'

// A page without a layout: nothing has a size, and none changes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The chunk of the end comes when it is needed, on a busy machine late. */
const PATIENCE = { timeout: 30_000 }

const ENDS = ['state-over', 'empire-over', 'state-alone', 'empire-alone']
type End = Fixture & { points: Points }

const rowsOf = ({ view, points }: End): Ranked[] => ranked(view, points)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** A game that is over, for the one that sits at these seats. */
function over(name: string, mine: readonly number[] = [0]): Ended {
  const state = { view: read<End>(name).view }
  const table = { id: name, key: null, state, heardTalk: [], mine, muted: false }
  const info = { id: name, key: 'k', mine, rematch: null, game: state.view.game }
  return { table, info, close: vi.fn() } as unknown as Ended
}

async function ended(name: string, mine: readonly number[] = [0]): Promise<HTMLElement> {
  const { points } = read<End>(name)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(points))))
  const { container } = show(name, { ended: over(name, mine) })
  await screen.findAllByTitle(/ \d+$/, {}, PATIENCE) // a part of a bar: the accounts have come
  return container
}

beforeEach(() => need(['web-tableau-result']))

describe.each(ENDS)('the end of the game %s', (name) => {
  it('shows bars whose parts add up to the totals', async () => {
    const container = await ended(name)
    const bars = [...container.querySelectorAll<HTMLElement>('[data-total]')]
    expect(bars).toHaveLength(read<End>(name).view.result?.length ?? 0)
    for (const bar of bars.filter((each) => each.querySelector('[data-segment]') !== null)) {
      const parts = [...bar.querySelectorAll<HTMLElement>('[data-segment]')].map((each) => /\d+$/.exec(each.title)?.[0])
      expect(sum(parts.map(Number))).toBe(Number(bar.dataset['total']))
    }
  })

  it('shows columns of cards that add up, whole and kind by kind', async () => {
    const container = await ended(name)
    const shown = (): number[] =>
      [...container.querySelectorAll<HTMLElement>('[data-by-card]')].map((column) =>
        sum([...column.querySelectorAll('li b')].map((each) => Number(each.textContent))),
      )
    const rows = rowsOf(read<End>(name)).filter(({ scored }) => scored)
    const first = rows.find(({ seat }) => seat === 0)
    const order = [first, ...rows.filter((row) => row !== first)].filter((row) => row !== undefined)
    expect(shown()).toEqual(order.map(({ total }) => total))
    for (const button of container.querySelectorAll<HTMLElement>('[data-kind]')) {
      await userEvent.click(button)
      expect(button).toHaveAttribute('aria-pressed', 'true')
      const points = ({ kinds }: Ranked): number =>
        kinds.find((kind) => kind.name === button.dataset['kind'])?.points ?? 0
      expect(shown()).toEqual(order.map(points))
    }
  })

  it('has a word for everything it says', async () => {
    const container = await ended(name)
    expect(container.textContent).not.toMatch(/web-tableau-|undefined|\[object|NaN/)
  })
})

describe('what is said at the end', () => {
  const say = (name: string, mine: readonly number[], view: Partial<TableauView> = {}) => {
    const end = read<End>(name)
    return told({ ...end.view, ...view }, ranked({ ...end.view, ...view }, end.points), end.names, mine)
  }

  it('is how far behind the reader came, or ahead', () => {
    expect(say('state-over', [0])).toMatchObject({ title: 'Third', won: false })
    expect(say('state-over', [0])?.sentences[0]).toMatch(/^31 to 36, 5 behind Cyril, in round \d+, the last one$/)
    expect(say('state-over', [2])).toMatchObject({ title: 'You won', won: true })
    expect(say('empire-over', [1])?.sentences).toEqual(['55 to 48, ahead of Cyril, after 5 rounds'])
  })

  it('is who won, for those who watched and for several at one screen', () => {
    expect(say('state-over', [])).toMatchObject({ title: 'Cyril won', won: true })
    expect(say('state-over', [0, 1])).toMatchObject({ title: 'Cyril won' })
  })

  it('is a shared victory, or what broke the tie', () => {
    const result = (read<End>('state-over').view.result ?? []).map((row) => ({ ...row, total: 36 }))
    const shared = { result: result.map((row) => ({ ...row, rank: row.seat === 1 ? 3 : 1 })) }
    expect(say('state-over', [0], shared)).toMatchObject({ title: 'You share the victory', won: true })
    expect(say('state-over', [], shared)?.title).toBe('Cyril and Anna won')
    const broken = say('state-over', [0], { result, tie_break: 'goods' })
    expect(broken?.sentences).toEqual([expect.stringMatching(/^36 to 36, level with Cyril/), 'Tie-break: goods'])
  })

  it('is the rank of a solo game, and what decides it', async () => {
    expect(say('state-alone', [0])).toMatchObject({ title: 'You won', rank: 'Rank: survivor' })
    const { result = [] } = read<End>('state-alone').view
    const lost = { result: result.toReversed().map((row, at) => ({ ...row, rank: at + 1 })), title: '' }
    expect(say('state-alone', [0], lost)).toMatchObject({ title: 'You lost', won: false, rank: '' })
    const container = await ended('empire-alone')
    const decides = container.querySelector<HTMLElement>('[data-compared]')
    expect(decides).toHaveTextContent(/Anna.*Faction locations.*7.*Virtual player.*Collected cards.*2/)
  })
})

describe('the cards of a player', () => {
  it('are counted in the last row where the column is too short, and all shown by it', async () => {
    const end = read<End>('empire-over')
    const [first] = rowsOf(end)
    if (first === undefined) throw new Error('nobody')
    const short = listed(first, null, 4)
    expect(short.cards.length + short.rest.length + 1).toBe(4)
    expect(short.cards.length + short.more).toBe(first.sources.filter(({ total }) => total > 0).length)
    const container = await ended('empire-over')
    const column = container.querySelector<HTMLElement>(`[data-by-card="${first.seat}"]`)
    if (column === null) throw new Error('no column')
    const before = column.querySelectorAll('[data-card]').length
    await userEvent.click(within(column).getByText(/more cards/))
    expect(column.querySelectorAll('[data-card]').length).toBeGreaterThan(before)
  })

  it('can be looked at, also the three best ones', async () => {
    const { points } = read<End>('state-over')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(points))))
    const { container, given } = show('state-over', { ended: over('state-over') })
    await screen.findAllByTitle(/ \d+$/, {}, PATIENCE)
    const best = [...container.querySelectorAll<HTMLElement>('[data-best]')]
    expect(best).toHaveLength(3)
    for (const each of [...best, ...container.querySelectorAll<HTMLElement>('[data-card]')].slice(0, 5)) {
      await userEvent.click(each)
      expect(given.ask).toHaveBeenLastCalledWith(`card:${each.dataset['best'] ?? each.dataset['card'] ?? ''}`)
    }
  })
})

describe('the lines over the rounds', () => {
  it('end at the totals, and no label lies over another', () => {
    const rows = rowsOf(read<End>('state-over'))
    const frame = { width: 420, height: 196, end: 92 }
    const scale = scaled(rows, frame)
    for (const row of rows) {
      expect(row.course.at(0)).toBe(0)
      expect(line(row, scale).split('L')).toHaveLength(row.course.length)
      expect(line(row, scale)).toMatch(new RegExp(`${scale.y(row.total).toFixed(1)}$`))
    }
    const heights = labels(rows, scale, frame.height).map(({ y }) => y)
    heights.slice(1).forEach((y, k) => expect(y - (heights[k] ?? 0)).toBeGreaterThanOrEqual(22.99))
    expect(Math.max(...heights)).toBeLessThanOrEqual(frame.height - 12)
  })
})

describe('what can be done at the end', () => {
  it('is to play again, for those who played', () => {
    render(Actions, { props: over('state-over') })
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible()
  })

  it('is to look at everything, for everybody', async () => {
    const props = over('state-over', [])
    render(Actions, { props })
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
    expect(screen.getByRole('link', { name: /Analysis/ })).toHaveAttribute('href', '/table/state-over/analysis')
    expect(screen.getByRole('link', { name: /Replay/ })).toHaveAttribute('href', '/table/state-over/replay')
    await userEvent.click(screen.getByRole('button', { name: /The table/ }))
    expect(props.close).toHaveBeenCalled()
  })
})
