import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll, vi } from 'vitest'
import { learnGames } from '../src/home/games.svelte'
import { isolate, need, setLanguage, TABLE } from '../src/words'
import offered from './fixtures/games.json'

// A page without a layout has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => cleanup())

beforeAll(async () => {
  isolate(false)
  await need([...TABLE, ...offered.games.flatMap((game) => game.catalogues)])
  await setLanguage('en')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(offered))))
  await learnGames()
  vi.unstubAllGlobals()
})
