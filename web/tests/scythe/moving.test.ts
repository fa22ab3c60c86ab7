import { expect, it } from 'vitest'
import { unitAsked, way } from '../../src/scythe/moving'

it('knows the unit that a question is about', () => {
  expect(unitAsked({ question: { name: 'step', seats: [2], unit: 'mech', place: 'C6' } })).toBe('unit:2/mech/C6')
  expect(unitAsked({ question: { name: 'cargo', seats: [0], unit: 'char', place: 'C6', to: 'C5' } })).toBe(
    'unit:0/char',
  )
  expect(unitAsked({ question: { name: 'turn', seats: [0] } })).toBe('')
  expect(unitAsked({ question: null })).toBe('')
})

it('writes where a unit was let go', () => {
  expect(way(['unit:1/worker/F5', 'hex:F5'], 'G6')).toBe('way:worker/F5/G6')
  expect(way(['unit:1/char', 'hex:F5'], 'base.nordic')).toBe('way:char/base.nordic')
})
