import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CODES, setLanguage } from '../../src/words'
import { at, fixture, laid, REFERENCE } from './laid'

const REVEALED = [
  { kind: 'dial', seat: 0, power: 4, cards: [3], total: 7 },
  { kind: 'dial', seat: 1, power: 2, cards: [], total: 2 },
  { kind: 'combat_won', seat: 0, loser: 1, place: 'F2' },
]

describe('a combat', () => {
  it('shows both sides and the dial', () => {
    const { container } = laid('combat')
    const combat = screen.getByRole('region', { name: 'Combat on F2' })
    expect(combat).toHaveTextContent('Anna')
    expect(combat).toHaveTextContent('Béla')
    expect(container.querySelectorAll('[data-thing^="dial:"]')).toHaveLength(8)
  })

  it('takes dial and cards', async () => {
    const user = userEvent.setup()
    const { container, pointed } = laid('combat')
    await user.click(at(container, 'dial:4'))
    await user.click(at(container, 'combat_card:3'))
    expect(pointed).toEqual([['dial:4'], ['combat_card:3']])
  })

  it('says what has been sealed so far', () => {
    const { view } = fixture('combat')
    if (view.own != null) view.own.sealed = { dial: 4, cards: [3, 3], ready: true }
    laid('combat', { view })
    expect(screen.getByText(/So far: dial 4, cards 3, 3, total 10/)).toHaveTextContent('Waiting')
  })

  it('shows no dial to who does not fight', () => {
    const { view } = fixture('combat')
    view.seat = null
    delete view.own
    const { container } = laid('combat', { view, seat: null, lit: new Set() })
    expect(container.querySelector('[data-thing^="dial:"]')).toBeNull()
    expect(screen.getByRole('region', { name: 'Combat on F2' })).toBeInTheDocument()
  })

  it('is revealed by its events until the reader goes on', async () => {
    const user = userEvent.setup()
    laid('start', { events: REVEALED })
    const combat = screen.getByRole('region', { name: 'Combat on F2' })
    expect(combat.querySelector('.won')).toHaveTextContent('Anna')
    expect(screen.getByLabelText('Dial 4, cards 3, total 7')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.queryByRole('region', { name: 'Combat on F2' })).toBeNull()
  })

  it('stays away, once read, when another language tells it again', async () => {
    const { rerender } = laid('start', { events: REVEALED })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go on' }))
    await rerender({ events: [...REVEALED] })
    expect(screen.queryByRole('region', { name: 'Combat on F2' })).toBeNull()
  })

  it('lets a sealed answer be taken back', async () => {
    const { view } = fixture('combat')
    const said: string[] = []
    if (view.own != null) view.own.sealed = { dial: 4, cards: [], ready: false }
    laid('combat', { view, side: (text) => said.push(text) })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Take the sealed answer back' }))
    expect(said).toEqual(['withdraw'])
  })
})

describe('cards on the table', () => {
  it('an encounter lays out its three options', async () => {
    const user = userEvent.setup()
    const { container, pointed } = laid('encounter')
    expect(at(container, 'encounter:5/B')).toHaveTextContent(REFERENCE.words.encounters['5']?.[1] ?? 'missing')
    await user.click(at(container, 'encounter:5/C'))
    expect(pointed).toEqual([['encounter:5/C']])
  })

  it('an encounter of somebody else can be read, not answered', () => {
    const { container } = laid('encounter', { seat: 1, lit: new Set() })
    expect(container.querySelector('[data-of="encounter:5/A"]')).toHaveTextContent(
      REFERENCE.words.encounters['5']?.[0] ?? 'missing',
    )
    expect(container.querySelector('[data-thing^="encounter:"]')).toBeNull()
  })

  it('the Factory shows its offer to the visitor only', () => {
    const { container } = laid('factory')
    expect(container.querySelectorAll('.moment [data-thing^="factory_card:"]')).toHaveLength(3)
    const other = laid('factory', { seat: 1, lit: new Set() })
    expect(other.container.querySelector('.moment')).toBeNull()
  })

  it('goods are chosen from the four resources', async () => {
    const user = userEvent.setup()
    const { view } = fixture('start')
    view.question = { name: 'goods', seats: [0], place: 'F1', amount: 2 }
    const { container, pointed } = laid('start', { view, lit: new Set(['good:oil']) })
    await user.click(at(container, 'good:oil'))
    expect(pointed).toEqual([['good:oil']])
    expect(container.querySelector('.moment')).toHaveTextContent('2 tokens left')
  })
})

describe('the board in words', () => {
  it('answers questions about a hex', async () => {
    const user = userEvent.setup()
    laid('combat')
    await user.click(screen.getByText('The board in words'))
    const field = await screen.findByLabelText('Ask about a hex')
    await user.type(field, 'f1')
    expect(await screen.findByText(/Across a river: E1, E2/)).toHaveTextContent('F1 (mountain)')
    await user.clear(field)
    await user.type(field, 'Z9')
    expect(await screen.findByText('There is no such hex.')).toBeInTheDocument()
  })

  it('waits for the facts', () => {
    const { container } = laid('start', { reference: null })
    expect(container).toHaveTextContent('The board is being laid out')
  })
})

describe('every language', () => {
  afterEach(() => setLanguage('en'))

  it.each(CODES)('%s has all words of the board', async (language) => {
    await setLanguage(language)
    for (const name of ['middle', 'combat', 'encounter']) {
      const { container } = laid(name)
      const labels = [...container.querySelectorAll('[aria-label], [title]')].map(
        (each) => `${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('title') ?? ''}`,
      )
      expect(`${container.textContent} ${labels.join(' ')}`).not.toMatch(/scythe-|undefined|[{}$]/)
    }
  })

  it('writes numbers in its own digits', async () => {
    await setLanguage('fa')
    const { container } = laid('middle')
    expect(container.querySelector('.track')?.textContent).toMatch(/[۰-۹]/)
    expect(container.querySelector('.track')?.textContent).not.toMatch(/[0-9]/)
  })
})
