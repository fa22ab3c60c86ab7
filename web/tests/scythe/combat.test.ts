import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { at as pointOf, valueAt } from '../../src/scythe/moments/combat/dial'
import { brought, figure, prepared } from '../../src/scythe/moments/combat/fight'
import { next, withCard, withoutCard } from '../../src/scythe/moments/combat/sealing'
import { revealed } from '../../src/scythe/motion'
import type { Own } from '../../src/scythe/types'
import { at, fixture } from './laid'
import { moments } from './over-the-rail'

const REVEALED = [
  { kind: 'dial', seat: 0, power: 4, cards: [3], total: 7 },
  { kind: 'dial', seat: 1, power: 2, cards: [], total: 2 },
  { kind: 'combat_won', seat: 0, loser: 1, place: 'F2' },
  { kind: 'star', seat: 0, star: 'combat', count: 2 },
  { kind: 'popularity_lost', seat: 0, amount: 1 },
  { kind: 'draw', seat: 1, count: 1 },
  { kind: 'retreat', seat: 1, place: 'F2', to: 'base.nordic', units: 2, workers: 1, mechs: ['speed'] },
]
/** The events of a combat come after those that brought the reader here. */
const ARRIVED = [{ kind: 'turn', seat: 0, number: 3 }]

function sealedSo(sealed: NonNullable<Own['sealed']>) {
  const { view } = fixture('combat')
  if (view.own != null) view.own.sealed = sealed
  return view
}

describe('the dial', () => {
  it('lies where it is pressed', () => {
    for (const value of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const [x, y] = pointOf(value, 7, 50)
      expect(valueAt(x, y, 7)).toBe(value)
    }
    expect(valueAt(-3, 60, 7)).toBe(0)
    expect(valueAt(3, 60, 7)).toBe(7)
  })

  it('is turned by a press on a number', async () => {
    const { container, pointed } = moments('combat')
    await userEvent.setup().click(at(container, 'dial:4'))
    expect(pointed).toEqual([['dial:4']])
  })

  it('is turned by a digit, wherever the focus is, and by arrows on it', async () => {
    const user = userEvent.setup()
    const { container, pointed } = moments('combat')
    await user.keyboard('6')
    expect(pointed.at(-1)).toEqual(['dial:6'])
    at(container, 'dial:6').focus()
    await user.keyboard('{ArrowRight}')
    expect(pointed.at(-1)).toEqual(['dial:7'])
    await user.keyboard('{Home}')
    expect(pointed.at(-1)).toEqual(['dial:0'])
  })

  it('does not go beyond the power that is there', async () => {
    const { view } = fixture('combat')
    if (view.combat != null) view.combat.attacker.dial = 1
    const { container, pointed } = moments('combat', { view, lit: new Set(['dial:0', 'dial:1']) })
    await userEvent.setup().click(screen.getByRole('radio', { name: '5' }))
    await userEvent.setup().keyboard('5')
    expect(pointed).toEqual([])
    expect(container.querySelectorAll('[data-thing^="dial:"]')).toHaveLength(2)
  })

  it('of the other side lies under wax', () => {
    moments('combat')
    expect(screen.getByRole('img', { name: 'Power Dial, sealed' })).toBeInTheDocument()
  })
})

describe('sealing', () => {
  it('takes the dial first, then card by card', () => {
    const wish = { dial: 4, cards: [3, 5] }
    expect(next(wish, null)).toEqual({ is: 'dial', value: 4 })
    expect(next(wish, { dial: 4, cards: [], ready: false })).toEqual({ is: 'card', value: 3 })
    expect(next(wish, { dial: 4, cards: [3], ready: false })).toEqual({ is: 'card', value: 5 })
    expect(next(wish, { dial: 4, cards: [5, 3], ready: false })).toBeNull()
  })

  it('takes all back where something else was sealed', () => {
    expect(next({ dial: 3, cards: [] }, { dial: 4, cards: [], ready: false })).toEqual({ is: 'withdraw' })
    expect(next({ dial: 4, cards: [] }, { dial: 4, cards: [3], ready: false })).toEqual({ is: 'withdraw' })
    expect(next({ dial: 4, cards: [3] }, { dial: 4, cards: [3], ready: true })).toEqual({ is: 'withdraw' })
  })

  it('knows cards of the same value apart by their number', () => {
    const two = withCard(withCard({ dial: 1, cards: [] }, 3), 3)
    expect(two.cards).toEqual([3, 3])
    expect(withoutCard(two, 3).cards).toEqual([3])
    expect(next(two, { dial: 1, cards: [3], ready: false })).toEqual({ is: 'card', value: 3 })
  })
})

describe('the reader in a combat', () => {
  it('sees both sides and where it is', () => {
    moments('combat')
    const combat = screen.getByRole('region', { name: 'Combat on F2' })
    expect(combat).toHaveTextContent('Combat in the village')
    expect(combat).toHaveTextContent('Anna')
    expect(combat).toHaveTextContent('Béla')
    expect(combat).toHaveTextContent('Equal totals are yours: you attack.')
  })

  it('sees what the other side can reach, and what a total is worth', () => {
    const { view } = fixture('combat')
    if (view.own != null) {
      view.own.sealed = { dial: 4, cards: [], ready: false }
      view.own.odds = { most: 12, opponent_most: 7, hands: 8, chances: [{ total: 4, safe: 6 }] }
    }
    const { container } = moments('combat', { view })
    expect(screen.getByRole('img', { name: 'You reach 4, Béla at most 7.' })).toBeInTheDocument()
    expect(container.querySelector('.sum')).toHaveTextContent('0 – 7')
    expect(container.querySelector('.sum')).toHaveTextContent('safe against 75 % of hands')
  })

  it('adds cards that rise, and sees the total', async () => {
    const lit = new Set(['combat_card:3', 'combat_card:5', 'sealed:ready'])
    const { container, pointed } = moments('combat', { view: sealedSo({ dial: 4, cards: [3], ready: false }), lit })
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
    expect(container.querySelector('.sum')).toHaveTextContent('4 + 37')
    await userEvent.setup().click(at(container, 'combat_card:5'))
    expect(pointed).toEqual([['combat_card:5']])
  })

  it('has many cards of one value on one another', () => {
    const view = sealedSo({ dial: 4, cards: [3], ready: false })
    if (view.own != null) view.own.combat_cards = [2, 2, 2, 3, 3, 5]
    const { container } = moments('combat', { view, lit: new Set(['combat_card:2', 'sealed:ready']) })
    expect(at(container, 'combat_card:2')).toHaveAccessibleName('combat card 2 ×3')
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('combat card 3')
  })

  it('turns the dial again: what was sealed is taken back and given anew, with its cards', async () => {
    const first = fixture('combat').view
    const { said, pointed, rerender } = moments('combat')
    const none = new Set<string>()
    await rerender({ view: sealedSo({ dial: 4, cards: [3], ready: false }), lit: none })
    await userEvent.setup().keyboard('2')
    expect(said).toEqual(['withdraw'])
    await rerender({ view: first, lit: new Set(['dial:2', 'dial:4']) })
    expect(pointed).toEqual([['dial:2']])
    await rerender({
      view: sealedSo({ dial: 2, cards: [], ready: false }),
      lit: new Set(['combat_card:3', 'sealed:ready']),
    })
    expect(pointed.at(-1)).toEqual(['combat_card:3'])
    await rerender({ view: sealedSo({ dial: 2, cards: [3], ready: false }), lit: new Set(['sealed:ready']) })
    expect(pointed).toHaveLength(2)
  })

  it('puts a card back by a press on it', async () => {
    const view = sealedSo({ dial: 4, cards: [3], ready: false })
    const { said } = moments('combat', { view, lit: new Set(['sealed:ready']) })
    await userEvent.setup().click(screen.getByRole('button', { pressed: true }))
    expect(said).toEqual(['withdraw'])
  })

  it('seals by the button or by Enter, without a second question', async () => {
    const view = sealedSo({ dial: 4, cards: [], ready: false })
    const { pointed, chosen } = moments('combat', { view, lit: new Set(['sealed:ready']) })
    await userEvent.setup().click(screen.getByRole('button', { name: /Seal it/ }))
    await userEvent.setup().keyboard('{Enter}')
    expect(pointed[0]).toEqual(['sealed:ready'])
    expect(chosen[0]).toBe('confirm')
  })

  it('waits for the other side, and may think again', async () => {
    const view = sealedSo({ dial: 4, cards: [3], ready: true })
    const { container, said } = moments('combat', { view, lit: new Set() })
    expect(container.querySelector('[data-sealed]')).toHaveTextContent('So far: dial 4, cards 3, total 7')
    expect(screen.getByText('Waiting for Béla.')).toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change' }))
    expect(said).toEqual(['withdraw'])
  })

  it('confirms in the moment where everything is confirmed', async () => {
    const { chosen } = moments('combat', { choosing: { asking: true, chosen: { text: 'dial 4', label: 'Dial 4' } } })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Confirm' }))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }))
    expect(chosen).toEqual(['confirm', 'cancel'])
  })

  it('is asked about Artillery in the moment', async () => {
    const { view } = fixture('combat')
    view.question = { name: 'artillery', seats: [0], place: 'F2' }
    const answers = [
      { text: 'artillery', label: 'Fire', things: ['ability:artillery'] },
      { text: 'hold', label: 'Hold fire' },
    ]
    const { chosen } = moments('combat', { view, lit: new Set(['ability:artillery']), choosing: { answers } })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Hold fire' }))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Fire' }))
    expect(chosen).toEqual(['hold', 'artillery'])
  })
})

describe('the verdict', () => {
  it('says who won and what it brought, until the reader goes on', async () => {
    const { container, rerender } = moments('start', { events: ARRIVED })
    await rerender({ events: REVEALED })
    const combat = screen.getByRole('region', { name: 'Combat on F2' })
    expect(await screen.findByText('Victory')).toBeInTheDocument()
    expect(combat).toHaveTextContent('Anna: star 2, combat win.')
    expect(combat).toHaveTextContent('Béla falls back to')
    expect(combat).toHaveTextContent('Béla draws a combat card.')
    expect(container.querySelector('.won')).toHaveTextContent('Anna')
    await userEvent.setup().click(screen.getByRole('button', { name: /Go on/ }))
    expect(screen.queryByRole('region', { name: 'Combat on F2' })).toBeNull()
    await rerender({ events: [...REVEALED] })
    expect(screen.queryByRole('region', { name: 'Combat on F2' })).toBeNull()
  })

  it('is there after a reload in this turn, and not after one in the next', () => {
    const { container } = moments('start', { events: [...ARRIVED, ...REVEALED] })
    expect(container.querySelector('[data-combat=over]')).not.toBeNull()
    const later = moments('start', { events: [...REVEALED, { kind: 'turn', seat: 1, number: 4 }] })
    expect(later.container.querySelector('[data-combat]')).toBeNull()
  })

  it('asks a loser with a choice where to retreat', async () => {
    const { view } = fixture('start')
    view.question = { name: 'retreat', seats: [0], unit: 'mech', place: 'F2' }
    const lost = REVEALED.map((each) => (each.kind === 'combat_won' ? { ...each, seat: 1, loser: 0 } : each))
    const answers = [{ text: 'B1', label: 'To the lake B1', things: ['hex:B1'] }]
    const { chosen } = moments('start', { view, events: lost, choosing: { answers } })
    expect(await screen.findByText('Defeat')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull()
    await userEvent.setup().click(screen.getByRole('button', { name: 'To the lake B1' }))
    expect(chosen).toEqual(['B1'])
  })

  it('of others is no moment', () => {
    const { container } = moments('middle', {
      events: REVEALED.map((each) => ({ ...each, seat: each.seat + 1, ...('loser' in each ? { loser: 2 } : {}) })),
    })
    expect(container.querySelector('[data-combat]')).toBeNull()
    const { view } = fixture('combat')
    view.seat = null
    delete view.own
    expect(moments('combat', { view, seat: null }).container.querySelector('[data-combat]')).toBeNull()
  })

  it('reads sides and figures from view and events', () => {
    const { view } = fixture('combat')
    expect(prepared(view, 0)).toEqual({ place: 'F2', seats: [0, 1] })
    expect(prepared(view, null)).toBeNull()
    expect(figure(view, 1, 'F2', [])).toBe('mech')
    const alone = [{ kind: 'retreat', seat: 1, place: 'D4', to: 'base.nordic', units: 1, workers: 0, character: 1 }]
    expect(figure(view, 1, 'D4', alone)).toBe('char')
    const reveal = revealed(REVEALED)
    expect(reveal === null ? [] : brought(REVEALED, reveal).map(({ is }) => is)).toEqual([
      'star',
      'popularity',
      'card',
      'retreat',
    ])
  })
})
