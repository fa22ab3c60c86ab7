import { afterEach, expect, it } from 'vitest'
import { comparedText, titleName } from '../../src/table/parts'
import { setLanguage } from '../../src/words'

afterEach(() => setLanguage('en'))

it('a solo game says what decided it where no totals did', async () => {
  const view = { compared: { built: 3, collected: 14 } }
  expect(comparedText('imperial_settlers', view)).toMatch(/faction locations: .?3.?; collected cards: .?14/)
  expect(comparedText('imperial_settlers', {})).toBe('')
  expect(comparedText('imperial_settlers', null)).toBe('')
  await setLanguage('hu')
  expect(comparedText('imperial_settlers', view)).toContain('begyűjtött kártyák')
})

it('the rank of a victory is said in the language of the reader', async () => {
  expect(titleName('imperial_settlers', 'castellan')).toBe('castellan')
  await setLanguage('hu')
  expect(titleName('imperial_settlers', 'castellan')).not.toBe('castellan')
})
