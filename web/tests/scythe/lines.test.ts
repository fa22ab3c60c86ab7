import { describe, expect, it } from 'vitest'
import { arrowsOf } from '../../src/scythe/map/lines'

const NOBODY = { question: null }

describe('a line of answers on the map', () => {
  it('is the way of a unit, and what follows is drawn as such', () => {
    const things = [['section:move'], ['unit:1/mech/C5', 'hex:C5'], ['hex:C2'], ['unit:1/char', 'hex:D6'], ['hex:D5']]
    expect(arrowsOf([{ kind: 'played', things }], NOBODY)).toEqual([
      { from: 'C5', to: 'C2', kind: 'played' },
      { from: 'D6', to: 'D5', kind: 'rest' },
    ])
  })

  it('begins at the unit that is asked about, and goes on from where it came', () => {
    const asked = { question: { place: 'B4' } }
    const things = [['hex:B3'], ['good:oil/B3', 'good:oil'], ['hex:B2'], ['bottom:build'], ['hex:C4']]
    expect(arrowsOf([{ kind: 'better', things }], asked)).toEqual([
      { from: 'B4', to: 'B3', kind: 'better' },
      { from: 'B3', to: 'B2', kind: 'rest' },
    ])
  })

  it('has numbers in a hint, also where something is done at a place', () => {
    const things = [['unit:1/char', 'hex:D6'], ['hex:D5'], ['bottom:build'], ['good:wood/C5', 'hex:C5'], ['hex:C4']]
    expect(arrowsOf([{ kind: 'hint', things }], NOBODY)).toEqual([
      { from: 'D6', to: 'D5', kind: 'hint', label: '1' },
      { from: 'C5', to: 'C5', kind: 'hint', label: '2' },
      { from: 'C4', to: 'C4', kind: 'hint', label: '3' },
    ])
  })

  it('has no arrow where nothing moves', () => {
    const things = [['section:produce'], ['hex:A1', 'good:oil'], []]
    expect(arrowsOf([{ kind: 'played', things }], NOBODY)).toEqual([])
  })
})
