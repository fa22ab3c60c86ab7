import { describe, expect, it } from 'vitest'
import { common, left, narrowed } from '../../src/table/narrowing'

const answers = [
  { text: 'F5', label: 'To F5', things: ['hex:F5'] },
  { text: 'char', label: 'The character', things: ['unit:0/char', 'hex:F5'] },
  { text: 'stay', label: 'Stay' },
]

describe('narrowing', () => {
  it('takes the most specific thing that any answer speaks of', () => {
    expect(narrowed(answers, ['unit:0/char', 'hex:F5']).map((each) => each.text)).toEqual(['char'])
    expect(narrowed(answers, ['unit:0/mech/F5', 'hex:F5']).map((each) => each.text)).toEqual(['F5', 'char'])
    expect(narrowed(answers, ['hex:A1'])).toEqual([])
  })

  it('narrows step by step', () => {
    expect(left(answers, [])).toEqual(answers)
    expect(left(answers, ['hex:F5', 'unit:0/char']).map((each) => each.text)).toEqual(['char'])
    expect(left(answers, ['unit:0/char', 'hex:A1'])).toEqual([])
  })

  it('remembers the first thing that all answers left speak of', () => {
    const found = narrowed(answers, ['hex:F5'])
    expect(common(found, ['unit:0/char', 'hex:F5'])).toBe('hex:F5')
    expect(common(found, ['unit:0/char'])).toBeUndefined()
  })
})
