import '@testing-library/jest-dom/vitest'
import { beforeAll } from 'vitest'
import { isolate, need, OF_GAME, setLanguage } from '../src/words'

beforeAll(async () => {
  isolate(false)
  await need(Object.values(OF_GAME).flat())
  await setLanguage('en')
})
