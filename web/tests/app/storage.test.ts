/** What this browser keeps, and one that keeps nothing. */

import { afterEach, expect, it, vi } from 'vitest'
import { reach, reached } from '../../src/learn/place'
import { isMuted, keep, keepMuted, kept, keptJson } from '../../src/settings/storage'

afterEach(() => vi.restoreAllMocks())

it('is kept until it is forgotten, in the tab and in the browser apart', () => {
  keep('tab', 'one', '1')
  expect([kept('tab', 'one'), kept('browser', 'one')]).toEqual(['1', null])
  keep('tab', 'one', null)
  expect(kept('tab', 'one')).toBeNull()
})

it('is nothing where it cannot be read', () => {
  keep('browser', 'broken', '{"half":')
  expect(keptJson('browser', 'broken')).toBeNull()
  sessionStorage.setItem('furrow.lesson.scythe/first', '[1, 2]')
  expect(reached('scythe', 'first')).toEqual([])
})

it('is forgotten, and nothing else happens, in a browser that keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  reach('scythe', 'first', ['turn'])
  keepMuted('t1', true)
  expect(reached('scythe', 'first')).toEqual([])
  expect(isMuted('t1')).toBe(false)
})
