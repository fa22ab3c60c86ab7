/** Languages are rows of one table; a message that nobody wrote shows its id and is said once. */

import { afterEach, expect, it, vi } from 'vitest'
import { CODES, LANGUAGES, need, number, setLanguage, speakOf, t } from '../../src/words'
import { catalogue } from '../../src/words/files'

afterEach(async () => {
  vi.restoreAllMocks()
  await setLanguage('en')
})

it.each(LANGUAGES)('$code has its own name, direction and digits', async ({ code, name, direction, digits }) => {
  await setLanguage(code)
  expect(document.documentElement).toHaveAttribute('lang', code)
  expect(document.documentElement).toHaveAttribute('dir', direction)
  expect(name).not.toBe('')
  expect(number(12)).toBe(digits === 'arabext' ? '۱۲' : '12')
  expect(t('app-cancel')).not.toBe('app-cancel')
})

it('is English behind what a language has not yet', async () => {
  expect(CODES[0]).toBe('en')
  expect(await catalogue('xx', 'web-app')).toBe(await catalogue('en', 'web-app'))
  expect(await catalogue('hu', 'web-app')).not.toBe(await catalogue('en', 'web-app'))
  expect(await catalogue('hu', 'nobody-has-this')).toBe('')
})

it('a missing message shows its id and is logged once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect([t('app-nobody-wrote-this'), t('app-nobody-wrote-this'), t('app-cancel.nothing')]).toEqual([
    'app-nobody-wrote-this',
    'app-nobody-wrote-this',
    'app-cancel.nothing',
  ])
  expect(warn.mock.calls).toEqual([['no message app-nobody-wrote-this'], ['no message app-cancel.nothing']])
  const loading = setLanguage('cs')
  t('app-not-there-yet')
  expect(warn).toHaveBeenCalledTimes(2)
  await loading
})

it('a page about a game says common messages as that game does', async () => {
  await need(['fifty_first_state-terms', 'scythe-terms'])
  await setLanguage('hu')
  expect(t('table-end-turn')).toBe('Lépés vége')
  const end = speakOf('fifty_first_state')
  expect(t('table-end-turn')).toBe('Kör vége')
  const next = speakOf('scythe')
  end() // the page before goes after the next one has come
  expect(t('table-end-turn')).toBe('Forduló vége')
  expect(t('table-undo')).not.toBe('table-undo')
  next()
  expect(t('table-end-turn')).toBe('Lépés vége')
})
