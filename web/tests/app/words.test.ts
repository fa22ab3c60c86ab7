/** Languages are rows of one table; a message that nobody wrote shows its id and is said once. */

import { afterEach, expect, it, vi } from 'vitest'
import { CODES, LANGUAGES, number, setLanguage, t } from '../../src/words'
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
