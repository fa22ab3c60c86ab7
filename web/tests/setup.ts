import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll } from 'vitest'
import { isolate, need, OF_GAME, setLanguage } from '../src/words'

// A page without a layout has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => cleanup())

beforeAll(async () => {
  isolate(false)
  await need(Object.values(OF_GAME).flat())
  await setLanguage('en')
})
