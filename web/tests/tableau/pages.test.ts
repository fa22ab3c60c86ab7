/** The pages about cards: what can be asked of all of them, and what the legend explains. */

import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { Book } from '../../src/tableau/book'
import { DEED_NAMES } from '../../src/tableau/icons/deeds'
import { TOKENS } from '../../src/tableau/icons/tokens'
import Browser from '../../src/tableau/pages/Browser.svelte'
import Legend from '../../src/tableau/pages/Legend.svelte'
import { led, stacked } from '../../src/tableau/pages/anatomy'
import { copiesOf, designsOf } from '../../src/tableau/pages/designs'
import { ALL, choices, fits, fitting, gives, like, plain } from '../../src/tableau/pages/filtering'
import { deeds, example, kinds, moments, tokens } from '../../src/tableau/pages/legend'
import { CODES, knows, need, setLanguage } from '../../src/words'
import { designs, wordOf } from './designs'

const GAMES = ['fifty_first_state', 'imperial_settlers']
const state = designs('fifty_first_state')
const book = new Book(state)
const words = designsOf(book)

// What jsdom has not got: nothing comes near the end of a page there, and nothing changes its size.
class Blind {
  observe(): void {
    return
  }
  unobserve(): void {
    return
  }
  disconnect(): void {
    return
  }
}
Object.assign(globalThis, { IntersectionObserver: Blind, ResizeObserver: Blind })
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

beforeAll(() => need(['web-tableau', 'web-tableau-cards', 'tableau-terms', 'lists']))

describe('filters', () => {
  const names = (found: readonly string[]): string[] => found.map((word) => book.cardName(word))

  it('leave the cards that fit all of them, by name', () => {
    const found = fitting(book, words, { ...ALL, kind: 'action', gives: 'vp', type: 'iron' })
    expect(names(found)).toContain('Shipwreck')
    expect(names(found)).toEqual([...names(found)].sort((one, other) => one.localeCompare(other)))
    for (const word of found) {
      expect(book.card(word).tags).toContain('iron')
      expect(gives(book.card(word))).toContain('vp')
    }
  })

  it('find every word that was typed, in name and sentences, without accents', () => {
    expect(names(fitting(book, words, { ...ALL, text: 'SHIPwreck' }))).toEqual(['Shipwreck', 'Tanker Shipwreck'])
    expect(fits(book, wordOf(state, 'shipwreck'), { ...ALL, text: 'iron worker' })).toBe(true)
    expect(fits(book, wordOf(state, 'shipwreck'), { ...ALL, text: 'iron banana' })).toBe(false)
    expect(plain('Őrtorony')).toBe('ortorony')
  })

  it('count what each further choice would leave', () => {
    const counts = new Map(choices(book, words, { ...ALL, kind: 'connection' }, 'set'))
    expect(counts.get('red')).toBe(2)
    expect(counts.get('base')).toBe(0)
    const kinds = choices(book, words, { ...ALL, kind: 'connection' }, 'kind')
    expect(kinds).toEqual([
      ['production', 38],
      ['feature', 39],
      ['action', 62],
      ['connection', 4],
    ])
  })

  it('know deeds, and the cards that are like one', () => {
    expect(gives(book.card(wordOf(state, 'thieves_caravan')))).toEqual(new Set(['special']))
    expect(like(book.card(wordOf(state, 'shipwreck')))).toEqual({ ...ALL, kind: 'action', type: 'iron' })
    expect(copiesOf(book, 'shipwreck')).toBe(1)
  })
})

describe('the page of all cards', () => {
  it('is filtered by presses, and a chip takes a filter away', async () => {
    render(Browser, { game: 'fifty_first_state', reference: state, card: null })
    expect(screen.getByRole('status')).toHaveTextContent('143 of 143 designs')
    await userEvent.click(screen.getByRole('button', { name: /^Connection card/ }))
    expect(screen.getByRole('status')).toHaveTextContent('4 of 143 designs')
    await userEvent.keyboard('f')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('thugs')
    expect(screen.getByRole('status')).toHaveTextContent('1 of 143 designs')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: Connection card' }))
    expect(screen.getByRole('button', { name: /^Connection card/ })).toHaveAttribute('aria-pressed', 'false')
  })

  it('has the attack cards of a solo game, which are not built and have no deal', async () => {
    const empire = designs('imperial_settlers')
    render(Browser, { game: 'imperial_settlers', reference: empire, card: wordOf(empire, 'attack_01') })
    expect(screen.getByRole('status')).toHaveTextContent('146 of 146 designs')
    const detail = within(screen.getByRole('complementary'))
    expect(detail.getAllByText(/^Target: wood\. With the good of another attack card/).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByTitle('Attack card'))
    expect(screen.getByRole('status')).toHaveTextContent('16 of 146 designs')
    for (const group of ['Cost', 'Deal'])
      for (const answer of within(screen.getByRole('region', { name: group })).getAllByRole('button'))
        expect(answer).toBeDisabled()
  })

  it('shows a pressed card large, in words, with where its facts come from', async () => {
    const card = wordOf(state, 'shipwreck')
    render(Browser, { game: 'fifty_first_state', reference: state, card })
    const detail = within(screen.getByRole('complementary'))
    expect(detail.getAllByText(/pay 1 worker and 1 iron, then gain 2 VP/).length).toBeGreaterThan(0)
    expect(detail.getByText('Deal: 1 iron.')).toBeInTheDocument()
    expect(detail.getByText('One source only, or the sources differ in something.')).toBeInTheDocument()
    await userEvent.click(detail.getByRole('button', { name: 'All like it' }))
    expect(screen.getByRole('button', { name: 'Remove the filter: Action location' })).toBeInTheDocument()
  })
})

describe.each(GAMES)('the legend of %s', (game) => {
  const here = new Book(designs(game))

  it('explains every kind, moment, deed and token that a card shows', () => {
    const cards = Object.values(here.facts.cards ?? {})
    expect(new Set(kinds(here))).toEqual(new Set(cards.map((card) => card.category)))
    const own = new Set(['production', 'action'])
    const whens = new Set(cards.flatMap((card) => card.effects.map((effect) => effect.when)))
    expect(new Set(moments(here))).toEqual(new Set([...whens].filter((when) => !own.has(when))))
    const done = cards.flatMap((card) => card.effects.flatMap((effect) => effect.steps ?? []).map((step) => step.do))
    expect(new Set(deeds(here).map(([name]) => name))).toEqual(new Set(done.filter((name) => name !== undefined)))
    const { goods, marks, further } = tokens(here)
    for (const name of [...goods, ...marks, ...further]) expect(name in TOKENS, name).toBe(true)
  })

  it('shows what attacks in a solo game', () => {
    const { container } = render(Legend, { game, reference: designs(game), card: null })
    const attacker = container.querySelector<HTMLElement>('[data-attacker]')
    const kind = here.card(attacker?.dataset['attacker'] ?? '').category
    expect(kind === 'attack').toBe(kinds(here).includes('attack'))
    expect(attacker).toHaveTextContent(game === 'imperial_settlers' ? /common location/ : /its types look for/)
  })

  it('has a card on which every part can be shown', () => {
    const card = here.card(example(here))
    expect([card.deal, card.raze, card.tags.length > 0]).not.toContain(undefined)
    expect(card.raze).not.toBeNull()
  })

  it('has words for all of it in every language', async () => {
    for (const code of CODES) {
      await setLanguage(code)
      for (const name of DEED_NAMES)
        expect(knows(`web-tableau-legend-deed-${name.replaceAll('_', '-')}`), name).toBe(true)
      const { container, unmount } = render(Legend, { game, reference: designs(game), card: null })
      expect(container.textContent).not.toMatch(/web-tableau-|undefined/)
      unmount()
    }
    await setLanguage('en')
  })
})

describe('the words beside a card', () => {
  it('stand one below the other, none below the last', () => {
    expect(stacked([10, 20, 300], 400)).toEqual([10, 88, 300])
    expect(stacked([380, 390], 400)).toEqual([276, 354])
  })

  it('are led to their part, from below straight up', () => {
    const card = { left: 100, right: 300, top: 0, bottom: 400 }
    const part = { left: 110, right: 130, top: 10, bottom: 30 }
    expect(led(part, card, { edge: 60, top: 0 }, true)).toEqual({
      top: 0,
      path: 'M60 12L86 12L110 20',
      dot: { x: 110, y: 20 },
    })
    expect(led(part, card, { edge: 60, top: 400 }, true).path).toBe('M60 412H120V30')
  })
})
