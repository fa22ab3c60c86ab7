import { describe, expect, it } from 'vitest'
import TurnLine from '../../src/scythe/rail/TurnLine.svelte'
import { lineText, told, turns, type Turn } from '../../src/scythe/rail/telling'
import type { GameEvent } from '../../src/table/board'
import { beside } from './beside'

const EVENTS: GameEvent[] = [
  { kind: 'start', seat: 0, seats: 3 },
  { kind: 'turn', seat: 1, number: 7 },
  { kind: 'section', seat: 1, section: 'produce' },
  { kind: 'pay', seat: 1, what: 'power', amount: 1 },
  { kind: 'produce', seat: 1, place: 'B4', what: 'metal', amount: 2 },
  { kind: 'produce', seat: 1, place: 'B5', what: 'metal', amount: 1 },
  { kind: 'produce', seat: 1, place: 'B5', what: 'oil', amount: 1 },
  { kind: 'bottom', seat: 1, action: 'deploy' },
  { kind: 'deploy', seat: 1, ability: 'speed', place: 'B4' },
  { kind: 'ongoing_bonus', seat: 0, action: 'deploy' },
  { kind: 'gain', seat: 0, what: 'coins', amount: 1 },
  { kind: 'gain', seat: 2, what: 'coins', amount: 1 },
  { kind: 'gain', seat: 1, what: 'coins', amount: 2 },
  { kind: 'star', seat: 1, star: 'mechs', count: 3 },
  { kind: 'turn', seat: 2, number: 8 },
  { kind: 'section', seat: 2, section: 'move' },
  { kind: 'move', seat: 2, unit: 'mech', place: 'B4', to: 'B5', workers: 0 },
  { kind: 'drive_off', seat: 2, victim: 0, place: 'B5', to: 'base', workers: 2, popularity: 2 },
  { kind: 'move', seat: 2, unit: 'char', place: 'C4', to: 'C5', workers: 0 },
  { kind: 'combat', seat: 2, defender: 1, place: 'B5' },
]

const [first, second] = turns(EVENTS) as [Turn, Turn]

describe('the turns of some events', () => {
  it('begin where somebody’s turn begins', () => {
    expect(turns(EVENTS).map(({ number, seat, events }) => [number, seat, events.length])).toEqual([
      [7, 1, 12],
      [8, 2, 5],
    ])
  })
})

describe('a turn', () => {
  it('is told in its order, with equal gains added up', () => {
    expect(told(first, null).parts).toEqual([
      { is: 'section', name: 'produce' },
      { is: 'gain', what: 'metal', amount: 3 },
      { is: 'gain', what: 'oil', amount: 1 },
      { is: 'bottom', name: 'deploy' },
      { is: 'mech' },
      { is: 'gain', what: 'coins', amount: 2 },
      { is: 'star' },
    ])
    expect(told(second, null).parts).toEqual([
      { is: 'section', name: 'move' },
      { is: 'moved', count: 1 },
      { is: 'driven', count: 2 },
      { is: 'moved', count: 1 },
      { is: 'combat' },
    ])
  })

  it('ends with what the reader got from it', () => {
    expect(told(first, 0).mine).toEqual({ coins: 1 })
    expect(told(second, 0).mine).toEqual({})
  })

  it('is one sentence for a screen reader', () => {
    expect(lineText(told(first, 0), 7, 'Béla')).toBe(
      'Turn 7, Béla: Produce, 3 metal, 1 oil, Deploy, mech, 2 coins, star. You: 1 coin',
    )
    expect(lineText(told(second, 0), 8, 'Eve')).toBe('Turn 8, Eve: Move, 1 move, 2 workers driven off, 1 move, combat')
  })

  it('is drawn with a tip for every sign', () => {
    const { container } = beside(TurnLine, 'start', { given: { turn: first } })
    const tips = [...container.querySelectorAll('.did [title]')].map((each) => each.getAttribute('title'))
    expect(tips).toEqual(['Produce', '3 metal', '1 oil', 'Deploy', 'mech', '2 coins', 'star'])
    expect(container.querySelector('.you')).toHaveTextContent('+1')
    expect(container.querySelector('.hidden')).toHaveTextContent('Turn 7, Béla')
  })

  it('brings the reader nothing extra in the reader’s own turn', () => {
    const { container } = beside(TurnLine, 'start', { seat: 1, given: { turn: first } })
    expect(container.querySelector('.you')).toBeNull()
  })
})
