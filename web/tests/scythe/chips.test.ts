import { describe, expect, it } from 'vitest'
import Chip from '../../src/scythe/rail/Chip.svelte'
import { faceOf } from '../../src/scythe/rail/faces'
import type { Answer } from '../../src/wire/types'
import { beside } from './beside'

const answer = (more: Partial<Answer>): Answer => ({ text: 'C2', label: 'C2 (mountain)', ...more })

describe('the face of an answer', () => {
  it('is a place by its ground, with what comes of it', () => {
    const face = faceOf(
      answer({ things: ['hex:C2'], brief: 'Mountain', signs: ['terrain:mountain', 'tunnel', 'objective:1'] }),
    )
    expect(face.first).toEqual({ is: 'icon', name: 'mountain' })
    expect(face.words).toBe('Mountain')
    expect(face.rest).toEqual([
      { is: 'icon', name: 'tunnel' },
      { is: 'amount', amount: 1, name: 'objective' },
    ])
  })

  it('is a fight by swords and the crest of whoever stands there', () => {
    const face = faceOf(answer({ things: ['hex:C2'], brief: 'Fight', signs: ['fight:1', 'terrain:mountain'] }))
    expect([face.fight, face.first, face.rest]).toEqual([
      true,
      { is: 'icon', name: 'combat' },
      [{ is: 'seat', seat: 1 }],
    ])
  })

  it('is a unit by its kind, and then where it stands', () => {
    const face = faceOf(answer({ things: ['unit:0/mech/C2', 'hex:C2'], brief: 'Mech', signs: ['terrain:mountain'] }))
    expect([face.first, face.rest]).toEqual([{ is: 'icon', name: 'mech' }, [{ is: 'icon', name: 'mountain' }]])
  })

  it('is its label where the server gave no shorter words, and nothing more where it speaks of nothing', () => {
    expect(faceOf({ text: 'done', label: 'Done' })).toEqual({ fight: false, first: null, words: 'Done', rest: [] })
    expect(faceOf({ text: 'later', label: 'Later', things: ['moon:1'], signs: ['tide'] }).rest).toEqual([])
  })

  it('is drawn with the crest of the other player', () => {
    const { container, view } = beside(Chip as never, 'move', {
      given: { answer: answer({ things: ['hex:C2'], brief: 'Fight', signs: ['fight:1'] }) },
    })
    expect(container.textContent.trim()).toBe('Fight')
    expect(container.querySelector(`[href="#crest-${view.players[1]?.faction ?? ''}"]`)).not.toBeNull()
    expect(container.querySelector('[href="#i-combat"]')).not.toBeNull()
  })
})
