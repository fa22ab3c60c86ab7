import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { fitted } from '../../src/tableau/faces/fitting'
import Shown from './Shown.svelte'
import { designs, wordOf } from './designs'

const ROOM = { width: 88, letter: 0.5, most: 16, least: 13.5 }

describe('the title of a card', () => {
  it('stands in one line where it can be large', () => {
    expect(fitted('Docks', ROOM)).toEqual({ lines: ['Docks'], size: 16 })
  })

  it('is broken into the two lines that are most alike', () => {
    const found = fitted('Preacher of the New Era', ROOM)
    expect(found.lines).toEqual(['Preacher of', 'the New Era'])
    expect(found.size).toBeCloseTo(13.76)
  })

  it('is never too small to be read', () => {
    expect(fitted('Donaudampfschifffahrt', ROOM).size).toBe(11)
  })
})

describe.each(['hand', 'full', 'tile', 'mini'] as const)('a card in the size %s', (size) => {
  it('is drawn for rows of both games', () => {
    for (const game of ['fifty_first_state', 'imperial_settlers']) {
      const reference = designs(game)
      const words = Object.keys(reference.facts.cards).filter((_, place) => place % 16 === 0)
      const { container, unmount } = render(Shown, { reference, words, size })
      expect(container.querySelectorAll('.face')).toHaveLength(words.length)
      expect(container.innerHTML).not.toMatch(/undefined|NaN/)
      unmount()
    }
  })
})

describe('a face', () => {
  const state = designs('fifty_first_state')
  const empire = designs('imperial_settlers')
  const show = (word: string, size: 'hand' | 'full' | 'tile' | 'mini', more: object = {}) =>
    render(Shown, { reference: state, words: [wordOf(state, word)], size, ...more }).container
  const drawn = (found: Element, place: string): string[] =>
    [...found.querySelectorAll(`${place} :is([data-icon], use)`)].map(
      (each) => each.getAttribute('data-icon') ?? each.getAttribute('href') ?? '',
    )

  it('has cost, types, deal and spoils each in its place', () => {
    const found = show('shipwreck', 'full')
    expect(drawn(found, '.spine')).toEqual(['i-grey_contact', 'i-grey_contact'])
    expect(drawn(found, '.types')).toEqual(['i-iron', 'i-vp'])
    expect(drawn(found, '.deal')).toEqual(['s-deal', 'i-iron'])
    expect(drawn(found, '.raze')).toEqual(['s-raze', 'i-iron', 'i-iron', 'i-vp'])
    expect(found.querySelector('.vp')?.textContent).toBe('1')
    expect(screen.getByText('Action, up to 2 times per round: pay 1 worker and 1 iron, then gain 2 VP.')).toBeTruthy()
  })

  it('wears the colours of its kind and its game', () => {
    expect(show('shipwreck', 'hand').querySelector('.face')?.className).toContain('dust k-action set-base')
    const { container } = render(Shown, { reference: empire, words: [wordOf(empire, 'sphinx')], size: 'full' })
    expect(container.querySelector('.face')?.className).toContain('cut k-feature set-egyptians')
    expect(drawn(container, '.head')).toEqual(['s-feature', '#e-egyptians'])
  })

  it('of a standing place tells its state by a mark, and shows what lies on it', () => {
    const location = { card: 'city_guards', goods: { gun: 2 }, marks: ['shield'] }
    const found = show('city_guards', 'tile', { location, state: 'used', part: '1/2' })
    expect(drawn(found, '.mark')).toEqual(['s-check'])
    expect(drawn(found, '.lies')).toEqual(['i-shield', 'i-gun'])
    expect(found.querySelector('.lies')?.textContent).toBe('1/22')
  })

  it('of somebody else is the one thing that it gives', () => {
    expect(drawn(show('shipwreck', 'mini'), '.ess')).toEqual(['i-vp'])
  })
})
