import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { becameMe } from '../../src/account/me.svelte'
import AnalysisPage from '../../src/afterwards/AnalysisPage.svelte'
import { marked, path, percent, rows, SHAPES, spots } from '../../src/afterwards/course'
import RatingsPage from '../../src/afterwards/RatingsPage.svelte'
import Statistics from '../../src/afterwards/Statistics.svelte'
import { pageOf } from '../../src/routes.svelte'
import type { AnalysisReply, AnalysisReport, RatingInfo, Ratings } from '../../src/wire/types'
import { need, setLanguage } from '../../src/words'

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
      cost: 0.153,
      played: 'pass',
      played_label: 'Pass',
      better: 'build mill',
      better_label: 'Build the mill',
      why: 'coins +2.0',
    },
  ],
  cost: [0, 0.2],
}
const ROW: RatingInfo = { place: 1, person: 'p1', name: 'Ann', rating: 1200, most: 1500, games: 12, sure: true }

const PATIENCE = { timeout: 30_000 }

/** The server, as far as these pages speak to it: replies by the part of the path that they answer. */
function serving(replies: Record<string, () => unknown>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const found = Object.entries(replies).find(([part]) => path.includes(part))
    const body = found?.[1]()
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
  it('is drawn from the start to the end of the game', () => {
    const places = spots(REPORT.course, 0)
    expect(places[0]?.x).toBeLessThan(places[1]?.x ?? 0)
    expect(places[0]?.y).toBeLessThan(places[3]?.y ?? 0)
    expect(path(places)).toMatch(/^M[\d. ]+(L[\d. ]+){3}$/)
  })

  it('has a shape of its own for each seat, at other places', () => {
    expect(new Set(SHAPES).size).toBe(5)
    const many = Array.from({ length: 100 }, (_, k) => ({ x: k, y: 0 }))
    const [one, other] = [marked(many, 0, 2), marked(many, 1, 2)]
    expect(one.length).toBeLessThanOrEqual(12)
    expect(one.some((place) => other.includes(place))).toBe(false)
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

describe('the analysis page', () => {
  it('asks until the analysis is there', async () => {
    let now: AnalysisReply = { state: 'waiting', done: 0, all: 0, report: null }
    const asked = serving({ '/analysis': () => now })
    render(AnalysisPage, { id: 't1', key: 'k' })
    await screen.findByText('Other games come first …', {}, PATIENCE)
    now = { state: 'working', done: 7, all: 40, report: null }
    await screen.findByText('7 of 40 decisions seen', {}, PATIENCE)
    now = { state: 'ready', done: 40, all: 40, report: REPORT }
    await screen.findByRole('heading', { name: "The bot's analysis: Scythe" }, PATIENCE)
    expect(asked.filter((path) => path.includes('/analysis')).every((path) => path.includes('key=k'))).toBe(true)
    expect(screen.getByRole('img', { name: /Winning chances of Ann, Ben over 2 rounds/ })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Decision 11, Ben: 15% of the winning chance' })).toBeInTheDocument()
    expect(screen.getByText('Build the mill')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See the position before decision 11' })).toHaveAttribute(
      'href',
      '/table/t1/replay?at=10&key=k',
    )
    await userEvent.click(screen.getByText('The same as a table'))
    expect(within(screen.getByRole('table')).getByRole('row', { name: 'End 0% 100%' })).toBeInTheDocument()
  })

  it('says what went wrong and tries again', async () => {
    const replies: (AnalysisReply | Error)[] = [
      new Error('The server is busy.'),
      { state: 'ready', done: 40, all: 40, report: { ...REPORT, mistakes: [] } },
    ]
    serving({ '/analysis': () => replies.shift() })
    render(AnalysisPage, { id: 't1', key: null })
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
  it('are told by faction, mat and number of players', () => {
    const tally = { games: 4, wins: 1, mean: 43.67, best: 60 }
    render(Statistics, {
      statistics: [
        {
          game: 'scythe',
          all: tally,
          by_faction: { nordic: tally },
          by_mat: { industrial: { ...tally, wins: 4 } },
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
    expect(pageOf('/table/ab/analysis', '?key=k')).toEqual({ is: 'analysis', id: 'ab', key: 'k' })
    expect(pageOf('/ratings', '')).toEqual({ is: 'ratings', game: null })
    expect(pageOf('/ratings/imperial_settlers', '')).toEqual({ is: 'ratings', game: 'imperial_settlers' })
  })
})
