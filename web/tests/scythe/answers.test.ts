import { describe, expect, it } from 'vitest'
import { answerText } from '../../src/scythe'
import { REFERENCE } from './laid'

describe('an answer that only names a thing', () => {
  const said = (...things: string[]): string => answerText(things, REFERENCE)
  const { words } = REFERENCE

  it('is explained by what its option, scene, ability or structure does', () => {
    expect(said('hex:F5', 'ability:speed')).toBe(words.abilities['speed']?.text)
    expect(said('encounter:5/B')).toBe(words.encounters['5']?.[1])
    expect(said('scene:7')).toBe(words.scenes['7'])
    expect(said('structure:mill')).not.toBe('')
  })

  it('is not explained where there is nothing to say', () => {
    expect([said('hex:F5'), said('structure:tower'), said()]).toEqual(['', '', ''])
  })
})
