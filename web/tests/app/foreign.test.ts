/** A board that came with its game's package, and a game without any board. */

import { render } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { learnGames } from '../../src/home/games.svelte'
import { setLanguage } from '../../src/words'
import OnStage from './OnStage.svelte'
import ForeignBoard from '../../src/table/ForeignBoard.svelte'
import type { ForeignProps } from '../../src/table/foreign'
import GenericView from '../../src/table/GenericView.svelte'

afterEach(() => vi.unstubAllGlobals())

const NONE: ReadonlySet<string> = new Set()
const given = {
  view: { heaps: [3, 4] },
  seat: 0,
  names: ['Ann', 'Bob'],
  reference: null,
  lit: new Set(['heap:0']),
  chosen: NONE,
  told: NONE,
  events: [],
  ask: vi.fn(),
}

it('is mounted once, told of every change, and taken away', async () => {
  const [point, update, destroy] = [vi.fn(), vi.fn<(props: ForeignProps) => void>(), vi.fn()]
  const mount = vi.fn((element: HTMLElement, props: ForeignProps) => {
    element.textContent = `${props.language}: ${props.say('app-cancel')}, ${props.say('nim-nothing')}`
    element.onclick = () => props.point('heap:0')
    return { update, destroy }
  })
  const { container, rerender, unmount } = render(ForeignBoard, { props: { ...given, point, foreign: { mount } } })
  const place = container.querySelector<HTMLElement>('.foreign')
  expect(place?.textContent).toBe('en: Cancel, nim-nothing')
  place?.click()
  expect(point).toHaveBeenCalledExactlyOnceWith(['heap:0'])
  await rerender({ view: { heaps: [1, 4] }, lit: NONE })
  expect(mount).toHaveBeenCalledOnce()
  expect(update.mock.lastCall?.[0]).toMatchObject({ view: { heaps: [1, 4] }, lit: NONE, names: ['Ann', 'Bob'] })
  unmount()
  expect(destroy).toHaveBeenCalledOnce()
})

it('is a list of what the view says where a game brings no board', () => {
  const view = {
    heaps: [3, 4],
    players: [{ taken: 2, passed: false }, { taken: 0 }],
    question: null,
    last_move: 'take 2',
  }
  const { container } = render(GenericView, { view, names: ['Ann', 'Bob'] })
  const pairs = [...container.querySelectorAll('.pair')].map((pair) => [
    pair.querySelector(':scope > dt')?.textContent,
    pair.querySelector(':scope > dd')?.textContent?.trim(),
  ])
  expect(pairs).toEqual([
    ['heaps', '3, 4'],
    ['Ann', 'taken 2'],
    ['taken', '2'],
    ['Bob', 'taken 0'],
    ['taken', '0'],
    ['last move', 'take 2'],
  ])
})

it.each([
  ['hu', 'cannot be read', 'export default ]['],
  ['cs', 'fails as it begins', 'export default { mount() { throw new Error("no board") } }'],
])('in %s, where it %s, leaves its place to the list', async (language, _, source) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const board = `data:text/javascript,${encodeURIComponent(source)}`
  const nim = { name: 'nim', title: 'Nim', family: 'nim', catalogues: [], board, levels: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ games: [nim], facts: {}, words: {} }))))
  await setLanguage(language) // the list is asked for once in each language
  await learnGames()
  const { findByText } = render(OnStage, {
    props: { ...given, game: 'nim', point: vi.fn() },
  })
  expect(await findByText('heaps')).toBeInTheDocument()
})
