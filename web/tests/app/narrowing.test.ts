import { describe, expect, it } from 'vitest'
import { narrowed, wishes } from '../../src/table/narrowing'

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

  it('makes a wish after an open answer of the same kind', () => {
    expect(wishes(answers, ['hex:G6'], 'scythe')[0]).toBe('G6')
  })

  it('knows the usual wishes of a kind', () => {
    expect(wishes([], ['hand:camino_real'], 'fifty_first_state')).toEqual(['build camino_real'])
    expect(wishes([], ['phase:pass'], 'fifty_first_state')).toEqual([])
  })
})
