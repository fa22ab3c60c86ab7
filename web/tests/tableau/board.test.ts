import { screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { change } from '../../src/settings/settings.svelte'
import { answers, read, show, type Fixture } from './showing'

const MOMENTS = ['state-draft', 'state-turn', 'state-watched', 'state-over', 'state-solo', 'state-hand']
const ALL = [...MOMENTS, ...['draft', 'turn', 'watched', 'over', 'solo', 'pick'].map((each) => `empire-${each}`)]

const thing = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-thing="${name}"]`)
  if (found === null) throw new Error(`${name} is not on the board`)
  return found
}

describe.each(ALL)('the board at the moment %s', (name) => {
  it('shows everything that an answer can be pointed at by', () => {
    const { container } = show(name)
    const shown = new Set(
      [...container.querySelectorAll<HTMLElement>('[data-thing]')].map((each) => each.dataset['thing'] ?? ''),
    )
    const hidden = answers(read<Fixture>(name)).filter(
      (answer) => !(answer.things ?? []).some((each) => shown.has(each)),
    )
    expect(hidden).toEqual([])
  })

  it('has a word for everything it says', () => {
    const { container } = show(name)
    expect(container.textContent).not.toMatch(/web-tableau-|undefined|\[object|NaN/)
    const nameless = [...container.querySelectorAll('button')].filter(
      (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === '',
    )
    expect(nameless).toEqual([])
  })

  it('calls no card by an id, and by a number only where its twin lies beside it', () => {
    const { container } = show(name)
    const names = [
      ...container.querySelectorAll<HTMLElement>(
        '[data-thing^="hand:"], [data-thing^="location:"], [data-thing^="row:"]',
      ),
    ].map((each) => each.querySelector('.hidden')?.textContent ?? '')
    for (const each of names) {
      expect(each).not.toMatch(/[a-z]{3}\d{3}/)
      const [, plain] = /^(.*) \(\d+\)/.exec(each) ?? []
      if (plain !== undefined) expect(names.filter((other) => other.startsWith(`${plain} (`)).length).toBeGreaterThan(1)
    }
  })

  it('tells the points of every player', () => {
    const { given, container } = show(name)
    const told = container.querySelector('figcaption')?.textContent ?? ''
    for (const [seat, player] of given.view.players.entries()) {
      if (!player.virtual) expect(told).toContain(`${given.names[seat] ?? ''}: ${player.points}.`)
    }
  })
})

describe('a used location', () => {
  it('shows what was paid for its use', () => {
    const { view } = read<Fixture>('state-turn')
    const [mine] = view.players
    const [first, ...rest] = mine?.locations ?? []
    if (mine === undefined || first === undefined) throw new Error('nothing is built')
    const used = { ...first, used: 1, paid: { gun: 1, worker: 2 } }
    const players = [{ ...mine, locations: [used, ...rest] }, ...view.players.slice(1)]
    show('state-turn', { view: { ...view, players } })
    expect(thing(`location:0/${first.card}`).textContent).toContain('paid to use it: 2 workers and 1 gun')
  })
})

describe('pointing', () => {
  it('at a lit card of the hand tells the table so', async () => {
    const { given } = show('state-turn')
    const card =
      answers(read<Fixture>('state-turn'))
        .find((answer) => answer.text.startsWith('build'))
        ?.text.split(' ')[1] ?? ''
    await userEvent.click(thing(`hand:${card}`))
    expect(given.point).toHaveBeenCalledWith([`hand:${card}`, `card:${card}`])
  })

  it('works with Enter and with the space bar', async () => {
    const { given } = show('state-turn')
    thing('phase:pass').focus()
    await userEvent.keyboard('{Enter} ')
    expect(given.point).toHaveBeenCalledTimes(2)
    expect(given.point).toHaveBeenCalledWith(['phase:pass'])
  })

  it('at a card that nobody asks about enlarges it', async () => {
    const { given } = show('state-turn', { lit: new Set() })
    const [card] = given.view.own?.hand ?? []
    await userEvent.click(thing(`hand:${card ?? ''}`))
    expect(given.point).not.toHaveBeenCalled()
    expect(await screen.findByRole('dialog', { hidden: true })).toBeInTheDocument()
  })

  it('chooses from the enlarged card, which is closed then', async () => {
    const { given } = show('state-turn')
    const card =
      answers(read<Fixture>('state-turn'))
        .find((answer) => answer.text.startsWith('build'))
        ?.text.split(' ')[1] ?? ''
    const info = thing(`hand:${card}`).parentElement?.querySelector('.info')
    if (info == null) throw new Error('nothing enlarges the card')
    await userEvent.click(info)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose this card', hidden: true }))
    expect(given.point).toHaveBeenCalledExactlyOnceWith([`hand:${card}`, `card:${card}`])
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('moves along a row by arrow keys, with one stop of the Tab key', async () => {
    const { given } = show('state-turn')
    const hand = given.view.own?.hand ?? []
    const [first, second] = hand.map((card) => thing(`hand:${card}`))
    expect(hand.map((card) => thing(`hand:${card}`).tabIndex).filter((index) => index === 0)).toHaveLength(1)
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(thing(`hand:${hand.at(-1) ?? ''}`)).toHaveFocus()
  })
})

describe('light', () => {
  it('names what is lit and chosen for screen readers', () => {
    const { given, unmount } = show('state-turn')
    const card = [...given.lit].find((each) => each.startsWith('hand:')) ?? ''
    expect(thing(card)).toHaveAccessibleName(/can be chosen/)
    unmount()
    show('empire-turn', { chosen: new Set(['board:0/exchange']) })
    expect(thing('board:0/exchange')).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows of an opponent at a glance what an answer speaks of, and all when opened', async () => {
    const { given } = show('state-turn')
    const places = (given.view.players[1]?.locations ?? []).map((each) => `location:1/${each.card}`)
    const shown = (): string[] => places.filter((each) => document.querySelector(`[data-thing="${each}"]`) !== null)
    const lit = places.filter((each) => given.lit.has(each))
    expect(lit.length).toBeGreaterThan(0)
    expect(shown()).toEqual(lit)
    await userEvent.click(screen.getByRole('button', { name: 'Show all: Bendegúz' }))
    expect(shown()).toEqual(places)
  })

  it('marks what a log line speaks of', () => {
    const { given, container } = show('state-turn', { told: new Set(['card:punks.1']) })
    expect(given.view.tables?.['connections']).toContain('punks.1')
    expect(container.querySelectorAll('.told')).toHaveLength(1)
  })
})

describe('twins in the hand', () => {
  it('bear the numbers by which answers tell them apart, and nobody else does', () => {
    const { view } = read<Fixture>('state-turn')
    const hand = ['assembly_plant.1', 'motel', 'assembly_plant.2', 'arena.2']
    show('state-turn', { view: { ...view, own: { ...view.own, hand } }, lit: new Set() })
    const faces = hand.map((card) => thing(`hand:${card}`))
    expect(faces.map((each) => each.querySelector('.hidden')?.textContent)).toEqual([
      expect.stringMatching(/^Assembly Plant \(1\), /),
      expect.stringMatching(/^Motel, /),
      expect.stringMatching(/^Assembly Plant \(2\), /),
      expect.stringMatching(/^Arena, /),
    ])
    expect(faces.map((each) => each.querySelector('.head')?.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Assembly Plant (1)',
      'Motel',
      'Assembly Plant (2)',
      'Arena',
    ])
  })
})

describe('what happened', () => {
  it('is shown without motion to who wants none', async () => {
    await change({ motion: 'reduced' })
    const { container } = show('state-turn', { events: [{ kind: 'connect', seat: 1, card: 'punks.1' }] })
    expect(container.querySelector('.tableau')).not.toHaveClass('moving')
    expect(container.querySelector('.fresh')).not.toBeNull()
    await change({ motion: 'auto' })
  })
})

describe('the open question', () => {
  it('says which card asks, what is to be paid and what is left to choose', () => {
    const { view } = read<Fixture>('state-turn')
    const question = { name: 'pay', seats: [0], card: 'punks.1', cost: { gun: 2 }, amount: 3 }
    const { container } = show('state-turn', { view: { ...view, question }, lit: new Set() })
    const asking = container.querySelector('.asking')
    expect(asking).toHaveTextContent('Punks')
    expect(asking?.querySelector('[role=img]')).toHaveAttribute('aria-label', '2 guns')
    expect(asking).toHaveTextContent('Still to choose: 3')
  })

  it('says nothing more where there is nothing more to say', () => {
    expect(show('state-turn').container.querySelector('.asking')).toBeNull()
  })
})

describe('the place of the buttons', () => {
  const room = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('.room')
    if (found === null) throw new Error('there is no such place')
    return found
  }

  it('is kept from one own turn to the next', async () => {
    const { given, rerender } = show('state-turn')
    expect(room()).toHaveClass('kept')
    await rerender({ ...given, lit: new Set() })
    expect(screen.queryByRole('group', { name: 'What you can do' })).toBeNull()
    expect(room()).toHaveClass('kept')
    await rerender({ ...given, lit: new Set(), view: { ...given.view, phase: 'cleanup' } })
    expect(room()).not.toHaveClass('kept')
  })

  it('is not where nobody acts: in a draft, in a replay', () => {
    show('state-draft', { lit: new Set() })
    expect(room()).not.toHaveClass('kept')
    document.body.replaceChildren()
    show('empire-turn', { lit: new Set() })
    expect(room()).not.toHaveClass('kept')
  })
})

describe('the own goods', () => {
  it('stand once, before the hand', () => {
    const { given } = show('empire-turn')
    const [good] = Object.keys(given.view.players[given.seat ?? 0]?.goods ?? {})
    const [card] = given.view.own?.hand ?? []
    expect(screen.getAllByRole('region', { name: 'Goods' })).toHaveLength(1)
    expect(
      thing(`good:${good ?? ''}`).compareDocumentPosition(thing(`hand:${card ?? ''}`)) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })
})

describe('the reader', () => {
  it('who only watches sees no hand and every player', () => {
    const { given } = show('empire-watched')
    expect(screen.queryByText('Your hand')).not.toBeInTheDocument()
    for (const name of given.names) expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  })

  it('through the eyes of another finds nothing called theirs', () => {
    const { view } = read<Fixture>('state-turn')
    show('state-turn', { view: { ...view, active: view.seat ?? 0, question: null }, borrowed: true })
    expect(screen.getByRole('heading', { name: /^Hand/ })).toBeInTheDocument()
    expect(screen.getByText('Plays now')).toBeInTheDocument()
    expect(screen.queryByText(/^Your /)).not.toBeInTheDocument()
  })

  it('of a solo game sees the virtual player and its attack cards', async () => {
    const { given } = show('empire-solo', { lit: new Set() })
    const virtual = screen.getByRole('region', { name: 'Virtual player' })
    await userEvent.click(within(virtual).getByRole('button', { name: /Show all/ }))
    expect(within(virtual).getByRole('heading', { name: 'Attack cards' })).toBeInTheDocument()
    expect(given.view.players[1]?.deals.length).toBeGreaterThan(0)
  })

  it('sees the goal on the track of points, where the game has one', () => {
    show('state-turn')
    expect(screen.getByText('Goal that ends the game: 25.')).toBeInTheDocument()
    document.body.replaceChildren()
    show('empire-turn')
    expect(screen.queryByText(/Goal that ends/)).toBeNull()
  })

  it('sees two foreign deals with the same location', () => {
    const view = structuredClone(read<Fixture>('empire-turn').view)
    const [own] = view.players
    if (own === undefined) throw new Error('nobody plays')
    const [card] = own.deals.length > 0 ? own.deals : own.locations.map((each) => each.card)
    own.foreign = [card ?? '', card ?? '']
    show('empire-turn', { view })
    expect(screen.getAllByText("with another's location")).toHaveLength(2)
  })

  it('is shown no card before the words of the cards are there', () => {
    show('state-turn', { reference: null })
    expect(screen.getByRole('status')).toBeInTheDocument()
    expect(document.querySelector('[data-thing]')).toBeNull()
  })

  it('can read the whole table in words', async () => {
    const { given } = show('empire-turn')
    await userEvent.click(screen.getByText('The table in words'))
    await screen.findAllByText(/Romans/)
    const text = screen.getByText('The table in words').closest('details')?.textContent ?? ''
    for (const player of given.view.players) expect(text).toContain(`${player.points} points`)
  })
})
