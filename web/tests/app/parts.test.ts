import { afterEach, expect, it } from 'vitest'
import { titleName } from '../../src/table/parts'
import { decided } from '../../src/tableau'
import { setLanguage } from '../../src/words'

afterEach(() => setLanguage('en'))

it('a solo game says what decided it where no totals did', async () => {
  const view = { game: 'imperial_settlers', compared: { built: 3, collected: 14 } }
  expect(decided(view)).toMatch(/faction locations: .?3.?; collected cards: .?14/)
  expect(decided({ game: 'imperial_settlers' })).toBe('')
  await setLanguage('hu')
  expect(decided(view)).toContain('begyűjtött kártyák')
})

it('the rank of a victory is said in the language of the reader', async () => {
  expect(titleName('imperial_settlers', 'castellan')).toBe('castellan')
  await setLanguage('hu')
  expect(titleName('imperial_settlers', 'castellan')).not.toBe('castellan')
})
