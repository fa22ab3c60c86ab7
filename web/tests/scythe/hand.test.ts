import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goal } from '../../src/scythe/rail/goals'
import Hand from '../../src/scythe/rail/Hand.svelte'
import type { ScytheObjectiveProgress } from '../../src/wire/types'
import { beside, reader, type Shown } from './beside'
import { at, fixture, REFERENCE } from './laid'

/** The hand of the fixture with a combat, holding these objectives. */
function hand(objective_progress: ScytheObjectiveProgress[], shown: Shown = {}) {
  return beside(Hand, 'combat', {
    ...shown,
    view: (view) => {
      Object.assign(view.own ?? {}, { objective_progress, objectives: objective_progress.map(({ card }) => card) })
      shown.view?.(view)
    },
  })
}

const MOUNTAINS = {
  card: 1,
  have: 1,
  need: 3,
  fulfilled: false,
  parts: [{ what: 'territories', have: 1, need: 3, where: 'mountain' }],
}
const RICH = { card: 12, have: 15, need: 20, fulfilled: false, parts: [{ what: 'coins', have: 15, need: 20 }] }
const DIVIDED = {
  card: 17,
  have: 1,
  need: 2,
  fulfilled: false,
  parts: [
    { what: 'factory_card', have: 1, need: 1, now: 0, most: 0 },
    { what: 'territories', have: 0, need: 2, where: 'by_factory' },
  ],
}

describe('the hand', () => {
  it('has the combat cards, and points at one by its value', async () => {
    const { container, pointed } = hand([MOUNTAINS])
    const cards = [...container.querySelectorAll('[data-thing^="combat_card:"]')]
    expect(cards.map((each) => each.getAttribute('data-thing')?.split(':')[1])).toEqual(
      fixture('combat').view.own?.combat_cards.map(String),
    )
    await userEvent.setup().click(at(container, 'combat_card:5'))
    expect(pointed).toEqual([['combat_card:5']])
  })

  it('lays many cards of one value on one another', () => {
    const { container } = hand([], { view: (view) => view.own != null && (view.own.combat_cards = [2, 2, 2, 3, 5, 5]) })
    const piles = [...container.querySelectorAll('[data-thing^="combat_card:"]')]
    expect(piles.map((each) => each.querySelector('.count')?.textContent ?? '')).toEqual(['×3', '', '×2'])
  })

  it('says so where there are none', () => {
    const { container } = hand([], { view: (view) => view.own != null && (view.own.combat_cards = []) })
    expect(container).toHaveTextContent('No combat cards in hand')
  })

  it('draws how far an objective has come', () => {
    const { container } = hand([MOUNTAINS, RICH])
    const mountains = at(container, 'objective:1')
    expect(mountains).toHaveTextContent('Higher Ground Advantage')
    expect(mountains.querySelectorAll('.signs > span')).toHaveLength(3)
    expect(mountains.querySelectorAll('.signs > .on')).toHaveLength(1)
    expect(mountains).toHaveTextContent('1 of 3')
    expect(mountains).toHaveAttribute('title', REFERENCE.words.objectives['1']?.text)
    expect(at(container, 'objective:12').querySelector('.bar i')).toHaveStyle({ inlineSize: '75%' })
  })

  it('glows when an objective is fulfilled, and offers to reveal it when that is possible', async () => {
    const done = { ...MOUNTAINS, have: 3, fulfilled: true }
    const waiting = at(hand([done], { lit: [] }).container, 'objective:1')
    expect(waiting).toHaveClass('done')
    expect(waiting).not.toHaveTextContent('Reveal')
    const { container, pointed } = hand([done, RICH], { lit: ['objective:1'] })
    expect(at(container, 'objective:1')).toHaveTextContent('Reveal')
    expect(at(container, 'objective:12')).not.toHaveTextContent('Reveal')
    expect(at(container, 'objective:12')).not.toHaveClass('done')
    await userEvent.setup().click(at(container, 'objective:1'))
    expect(pointed).toEqual([['objective:1']])
  })

  it('has the Factory card as a fifth section', async () => {
    const { container, pointed } = hand([MOUNTAINS], { view: (view) => (reader(view).factory_card = 2) })
    const card = at(container, 'factory_card:2')
    expect(card).toHaveTextContent(REFERENCE.words.factory_cards['2'] ?? 'missing')
    expect(card).toHaveAttribute('aria-keyshortcuts', '5')
    await userEvent.setup().click(card)
    expect(pointed).toEqual([['factory_card:2', 'section:factory', 'choice:use']])
    expect(hand([MOUNTAINS]).container.querySelector('[data-thing^="factory_card:"]')).toBeNull()
  })

  it('is one stop of the Tab key', () => {
    const { container } = hand([MOUNTAINS, RICH])
    expect(container.querySelectorAll('button[tabindex="0"]')).toHaveLength(1)
  })

  it('is not there for an observer', () => {
    const { container } = beside(Hand, 'combat', { seat: null, view: (view) => void delete view.own })
    expect(container.querySelector('.hand')).toBeNull()
  })
})

describe('an objective in signs', () => {
  const view = fixture('combat').view
  const signs = (row: ScytheObjectiveProgress) => {
    Object.assign(view.own ?? {}, { objective_progress: [row] })
    return goal(view, row.card)
  }

  it('repeats the sign of a small number', () => {
    expect(signs(MOUNTAINS)).toEqual({
      have: 1,
      need: 3,
      done: false,
      share: null,
      signs: [true, false, false].map((on) => ({ icon: 'mountain', on, none: false })),
    })
  })

  it('has one sign and a share of a large one', () => {
    expect(signs(RICH)).toMatchObject({ share: 0.75, signs: [{ icon: 'coins', on: true }] })
  })

  it('has a sign for each of several parts, struck through where none may be there', () => {
    expect(signs(DIVIDED)?.signs).toEqual([
      { icon: 'factory', on: true, none: true },
      { icon: 'hex', on: false, none: false },
    ])
  })

  it('is unknown where the view does not tell', () => {
    Object.assign(view.own ?? {}, { objective_progress: [] })
    expect(goal(view, 1)).toBeNull()
  })
})
