import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { becameMe } from '../../src/account/me.svelte'
import AnalysisPage from '../../src/afterwards/AnalysisPage.svelte'
import type { Replaying } from '../../src/afterwards/replaying.svelte'
import TurnBars from '../../src/afterwards/TurnBars.svelte'
import { bands, chanceAt, numbered, ordered, percent, rows, stacked } from '../../src/afterwards/course'
import { turnAt, turnBack, turnOn, upcoming, within as inTurn } from '../../src/afterwards/places'
import RatingsPage from '../../src/afterwards/RatingsPage.svelte'
import Statistics from '../../src/afterwards/Statistics.svelte'
import { pageOf } from '../../src/routes.svelte'
import type { AnalysisReply, AnalysisReport, DearDecision, RatingInfo, Ratings } from '../../src/wire/types'
import { need, setLanguage } from '../../src/words'
import { fixture, REFERENCE } from '../scythe/laid'
import { info } from './line'

const REPORT: AnalysisReport = {
  game: 'scythe',
  names: ['Ann', 'Ben'],
  level: 'Steady',
  decisions: 40,
  winners: [1],
  course: [
    { decision: 0, seat: 0, round: 0, chances: [0.5, 0.5] },
    { decision: 10, seat: 1, round: 0.5, chances: [0.4, 0.6] },
    { decision: 20, seat: 0, round: 1, chances: [0.25, 0.75] },
    { decision: 40, seat: -1, round: 1.5, chances: [0, 1] },
  ],
  mistakes: [
    {
      decision: 10,
      seat: 1,
      round: 0.5,
      chance: 0.6,
      cost: 0.153,
      played: 'pass',
      played_label: 'Pass',
      better: 'build mill',
      better_label: 'Build the mill',
      reasons: [{ label: 'land', change: 2.6 }],
      why: 'coins +2.0',
      played_things: [[]],
      better_things: [['structure:mill'], ['hex:C1']],
    },
  ],
  cost: [0, 0.2],
}
const ROW: RatingInfo = { place: 1, person: 'p1', name: 'Ann', rating: 1200, most: 1500, games: 12, sure: true }

const PATIENCE = { timeout: 30_000 }

/** The server, as far as these pages speak to it: replies by the part of the path that they answer. */
function serving(replies: Record<string, (path: string) => unknown>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const found = Object.entries(replies).find(([part]) => path.includes(part))
    const body = found?.[1](path)
    if (body instanceof Error)
      return Promise.resolve(
        new Response(JSON.stringify({ error: { code: 'busy', text: body.message } }), { status: 503 }),
      )
    return Promise.resolve(new Response(JSON.stringify(body ?? { games: [] })))
  })
  return asked
}

beforeAll(() => need(['web-afterwards']))
afterEach(async () => {
  vi.unstubAllGlobals()
  becameMe(null)
  await setLanguage('en')
})

describe('the course of a game', () => {
  const plot = { left: 0, top: 0, width: 400, height: 100, decisions: 40 }

  it('is a band for each seat, the own one at the bottom, and together they fill it', () => {
    const [lowest, highest] = bands(REPORT.course, 1, plot)
    expect(lowest?.seat).toBe(1)
    expect(lowest?.edge).toBe('M0.0 50.0L100.0 40.0L200.0 25.0L400.0 0.0')
    expect(highest?.edge).toBe('M0.0 0.0L100.0 0.0L200.0 0.0L400.0 0.0')
    expect(stacked(4, 2)).toEqual([2, 0, 1, 3])
  })

  it('has mistakes on it: those of one seat in their order', () => {
    const [dear] = REPORT.mistakes
    const many = [
      { ...dear, decision: 30 },
      { ...dear, decision: 5, seat: 0 },
      { ...dear, decision: 10 },
    ] as DearDecision[]
    expect(ordered(many, 1).map(({ decision }) => decision)).toEqual([10, 30])
    expect(ordered(many, null).map(({ decision }) => decision)).toEqual([5, 10, 30])
    expect(chanceAt(REPORT.course, 1, 15)).toBe(0.6)
  })

  it('is a table too: the beginning of each round, and the end', () => {
    expect(rows(REPORT.course)).toEqual([
      { round: 0, chances: [0.5, 0.5] },
      { round: 1, chances: [0.25, 0.75] },
      { round: null, chances: [0, 1] },
    ])
    expect(rows([])).toEqual([])
  })

  it('speaks of shares as the language does', async () => {
    expect(percent(0.153)).toBe('15%')
    expect(percent(0.0531)).toBe('5.3%')
    await setLanguage('fa')
    expect(percent(0.5)).toContain('۵۰')
  })
})

describe('places in a game', () => {
  const turns = [
    { at: 2, seat: 0 },
    { at: 5, seat: 1 },
    { at: 9, seat: 0 },
  ]

  it('belong to the turn whose decision was made last', () => {
    expect([0, 2, 3, 5, 6, 12].map((at) => turnAt(turns, at))).toEqual([-1, -1, 0, 0, 1, 2])
    expect(inTurn(turns, 12, 4)).toEqual({ made: 2, all: 3 })
    expect(inTurn(turns, 12, 12)).toEqual({ made: 3, all: 3 })
  })

  it('are reached turn by turn', () => {
    expect([0, 2, 4, 9].map((at) => turnOn(turns, 12, at))).toEqual([2, 5, 5, 12])
    expect([0, 2, 3, 9, 12].map((at) => turnBack(turns, at))).toEqual([0, 0, 2, 5, 9])
  })

  it('are shown so that a turn takes its time, however many decisions it has', () => {
    const long = [{ at: 0, seat: 0 }]
    for (const speed of [1, 2, 4]) {
      let [at, time] = [0, 0]
      while (at < 60) {
        const { to, after } = upcoming(long, 60, at, speed)
        expect(after).toBeGreaterThanOrEqual(200)
        at = to
        time += after
      }
      expect(time).toBeGreaterThan(1300 / speed)
      expect(time).toBeLessThan(1800 / speed)
    }
    // It stops where a turn ends.
    expect(upcoming(turns, 12, 3, 4).to).toBe(5)
  })
})

describe('the bars of a replay', () => {
  const on = (highlights: number): Replaying =>
    ({
      at: 5,
      decisions: 10,
      shown: { eyes: 0, view: {} },
      turns: [
        { at: 0, seat: 0, highlights: 0 },
        { at: 5, seat: 1, highlights },
      ],
    }) as unknown as Replaying

  it('have a sign above each turn in which there was something to celebrate', () => {
    const { container } = render(TurnBars, { on: on(2), module: null })
    expect([...container.querySelectorAll('.star')].map((star) => star.getAttribute('x'))).toEqual(['50.00%', '50.00%'])
    expect(container.querySelectorAll('rect')).toHaveLength(2)
  })

  it('have the whole height where there is never anything', () => {
    const heights = (highlights: number): number[] =>
      [...render(TurnBars, { on: on(highlights), module: null }).container.querySelectorAll('rect')].map((bar) =>
        Number(bar.getAttribute('height')),
      )
    expect(heights(0)).toEqual([20, 15])
    expect(heights(1)).toEqual([12, 9])
  })
})

describe('the analysis page', () => {
  const { view } = fixture('middle')
  const at = (address: string): number => Number(/[?&]at=(\d+)/.exec(address)?.[1] ?? 0)
  const table = (analysis: () => unknown): string[] =>
    serving({
      '/reference': () => REFERENCE,
      '/analysis': analysis,
      '/turns': () => ({
        decisions: 40,
        turns: [
          { at: 0, seat: 0, highlights: 0 },
          { at: 10, seat: 1, highlights: 0 },
          { at: 20, seat: 0, highlights: 2 },
        ],
      }),
      '/replay': (address) => ({
        at: at(address),
        decisions: 40,
        seat: null,
        eyes: 1,
        line: '',
        view,
        log: [],
        events: [],
        first: 0,
        recent: [],
        story: [],
      }),
      '/tables/t1': () => info({ game: 'scythe', mine: [1], state: 'over' }),
    })
  const shown = (key: string | null): ReturnType<typeof render> =>
    render(AnalysisPage, { id: 't1', key, at: null, eyes: null })

  it('asks until the analysis is there, and begins with what cost most', async () => {
    let now: AnalysisReply = { state: 'waiting', done: 0, all: 0, report: null }
    const asked = table(() => now)
    const { container } = shown('k')
    await screen.findByText('Other games come first …', {}, PATIENCE)
    now = { state: 'working', done: 7, all: 40, report: null }
    await screen.findByText('7 of 40 decisions seen', {}, PATIENCE)
    now = { state: 'ready', done: 40, all: 40, report: REPORT }
    await screen.findByText('This cost 15% of the winning chance.', {}, PATIENCE)
    expect(asked.filter((path) => path.includes('/analysis')).every((path) => path.includes('key=k'))).toBe(true)
    expect(screen.getByRole('img', { name: /Winning chances of Ann, Ben over 2 rounds/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Played:\s*Pass\s*45%$/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Better:\s*Build the mill\s*60%$/ })).toBeInTheDocument()
    expect(container.querySelector('[data-mistake="10"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'The same as a table' }))
    expect(within(screen.getByRole('table')).getByRole('row', { name: 'End 0% 100%' })).toBeInTheDocument()
    expect(screen.getByText('Decision 11, Ben: 15% of the winning chance')).toBeInTheDocument()
  })

  it('says what went wrong and tries again', async () => {
    const replies: (AnalysisReply | Error)[] = [
      new Error('The server is busy.'),
      { state: 'ready', done: 40, all: 40, report: { ...REPORT, mistakes: [] } },
    ]
    table(() => replies.shift())
    shown(null)
    expect(await screen.findByRole('alert', {}, PATIENCE)).toHaveTextContent('The server is busy.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByText('No decision cost anything that the bot could see.', {}, PATIENCE),
    ).toBeInTheDocument()
  })
})

describe('ratings', () => {
  const shown = (own: RatingInfo | null): Ratings => ({
    game: 'scythe',
    ratings: [ROW, { ...ROW, place: 2, person: 'p2', name: 'Ben', rating: 1100, sure: false }],
    own,
  })

  it('are a list with ranges, the own row marked', async () => {
    becameMe({
      id: 'p2',
      name: 'Ben',
      kind: 'account',
      moderator: false,
      settings: {},
      unread: 0,
      banned: false,
      invitation_only: false,
    })
    serving({ '/ratings': () => shown(null) })
    render(RatingsPage, { game: 'scythe' })
    const mine = await screen.findByRole('row', { name: /Ben/ }, PATIENCE)
    expect(mine).toHaveAttribute('aria-current', 'true')
    expect(mine).toHaveTextContent('you')
    expect(mine).toHaveTextContent('not sure yet')
    expect(mine).toHaveTextContent('1,100 to 1,500')
    expect(screen.getByRole('row', { name: /Ann/ })).not.toHaveAttribute('aria-current')
  })

  it('have the own row below, if it is not among the best', async () => {
    becameMe({
      id: 'p9',
      name: 'Eve',
      kind: 'account',
      moderator: false,
      settings: {},
      unread: 0,
      banned: false,
      invitation_only: false,
    })
    serving({ '/ratings': () => shown({ ...ROW, place: 312, person: 'p9', name: 'Eve' }) })
    render(RatingsPage, { game: 'scythe' })
    expect(await screen.findByRole('row', { name: /312 Eve/ }, PATIENCE)).toHaveAttribute('aria-current', 'true')
  })

  it('may be empty', async () => {
    serving({ '/ratings': () => ({ game: 'scythe', ratings: [], own: null }) })
    render(RatingsPage, { game: 'scythe' })
    expect(await screen.findByText('Nobody has a rating in this game yet.', {}, PATIENCE)).toBeInTheDocument()
  })
})

describe('statistics', () => {
  it('are told by what was dealt and by the number of players', () => {
    const tally = { games: 4, wins: 1, mean: 43.67, best: 60 }
    render(Statistics, {
      statistics: [
        {
          game: 'scythe',
          all: tally,
          by_dealt: { faction: { nordic: tally }, mat: { industrial: { ...tally, wins: 4 } } },
          by_seats: { '2': tally },
        },
      ],
    })
    expect(screen.getByRole('row', { name: 'All games 4 1 25% 43.7 60' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: 'Nordic 4 1 25% 43.7 60' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: 'Industrial 4 4 100% 43.7 60' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '2 players 4 1 25% 43.7 60' })).toBeInTheDocument()
  })
})

describe('addresses', () => {
  it('lead to what remains of games', () => {
    expect(pageOf('/table/ab/analysis', '?key=k')).toEqual({ is: 'analysis', id: 'ab', key: 'k', at: null, eyes: null })
    expect(pageOf('/ratings', '')).toEqual({ is: 'ratings', game: null })
    expect(pageOf('/ratings/imperial_settlers', '')).toEqual({ is: 'ratings', game: 'imperial_settlers' })
  })
})

it('numbers the dearest mistakes, and no number covers another', () => {
  const mark = (decision: number, cost: number, x: number) => ({ decision, cost, x, y: 50 })
  const marks = [mark(1, 0.06, 10), mark(2, 0.2, 20), mark(3, 0.1, 45), mark(4, 0.07, 100), mark(5, 0.03, 200)]
  expect([...numbered(marks, null)].sort()).toEqual([2, 4])
  // The one that is looked at has its number in any case; a small one has none.
  expect([...numbered(marks, 3)].sort()).toEqual([3, 4])
  expect([...numbered(marks, 5)].sort()).toEqual([2, 4])
})
