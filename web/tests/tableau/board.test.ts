import { screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
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

  it('tells of every player the points and what the locations will add', () => {
    const { given } = show(name)
    for (const [seat, player] of given.view.players.entries()) {
      if (player.virtual) continue
      const told = thing(`seat:${seat}`).textContent
      expect(told).toContain(`${given.names[seat] ?? ''}: ${player.points}.`)
      if (player.adds !== undefined) expect(told).toContain(`${player.adds} more from locations`)
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

  it('at a card that nobody asks about raises it, too: what can be done with it, or why not, is told there', async () => {
    const { given } = show('state-turn', { lit: new Set(), answers: [] })
    const [card = ''] = given.view.own?.hand ?? []
    await userEvent.click(thing(`hand:${card}`))
    expect(given.point).toHaveBeenCalledExactlyOnceWith([`hand:${card}`, `card:${card}`])
  })

  it('at a plate opens everything of that player, unless an answer speaks of it', async () => {
    const open = vi.fn<(seat: number) => void>()
    const { given, rerender } = show('state-turn', { around: { open } })
    await userEvent.click(thing('seat:1'))
    expect(open).toHaveBeenCalledExactlyOnceWith(1)
    await rerender({ ...given, around: { open }, lit: new Set(['seat:1']) })
    await userEvent.click(thing('seat:1'))
    expect(open).toHaveBeenCalledOnce()
    expect(given.point).toHaveBeenCalledExactlyOnceWith(['seat:1'])
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

  it('shows all places of an opponent, and as such that act only what can be visited', () => {
    const { given } = show('state-turn')
    const places = (given.view.players[2]?.locations ?? []).map((each) => `location:2/${each.card}`)
    const visited = new Set(given.answers?.flatMap(({ text, things = [] }) => (text.startsWith('visit') ? things : [])))
    expect(places.filter((each) => visited.has(each)).length).toBeGreaterThan(0)
    for (const each of places)
      expect(thing(each).querySelector('.face')?.classList.contains('can')).toBe(visited.has(each))
  })

  it('shows as target what may be chosen for what was begun, and then nothing as such that acts', () => {
    const { view } = read<Fixture>('state-turn')
    const place = `location:0/${view.players[0]?.locations[0]?.card ?? ''}`
    const raised = {
      things: ['verb:raze'],
      choices: [],
      deed: 'raze',
      answer: null,
      signs: [],
      changes: [],
      endsTakingBack: false,
      givesUp: false,
      busy: false,
      mean: vi.fn<(deed: string) => void>(),
      press: vi.fn<(deed: string) => void>(),
      otherwise: null,
      back: vi.fn<() => void>(),
    }
    show('state-turn', { raised, aims: new Set([place]), chosen: new Set(['verb:raze']) })
    expect(document.querySelectorAll('.target').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('.can:not(li .can)')).toHaveLength(0)
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

describe('the verbs of a turn', () => {
  const verbs = (): string[] =>
    within(screen.getByRole('group', { name: 'What you can do' }))
      .getAllByRole('button')
      .map((each) => each.dataset['thing'] ?? '')

  it('stay in their places, whether they can be done or not', async () => {
    const { given, rerender } = show('state-turn')
    const all = verbs()
    expect(all.slice(0, 4)).toEqual(['verb:build', 'verb:deal', 'verb:raze', 'verb:use'])
    expect(all.at(-1)).toBe('phase:pass')
    await rerender({ ...given, lit: new Set(['phase:pass']), answers: [] })
    expect(verbs()).toEqual(all)
    expect(thing('verb:build')).toHaveAttribute('aria-disabled', 'true')
  })

  it('say how many things each could take', () => {
    const { given } = show('state-turn')
    const built = new Set(
      (given.answers ?? []).filter(({ text }) => text.startsWith('build ')).map(({ text }) => text.split(' ')[1]),
    )
    expect(thing('verb:build')).toHaveTextContent(`Build ${built.size}`)
  })

  it('are not there for somebody who watches', () => {
    show('state-watched')
    expect(screen.queryByRole('group', { name: 'What you can do' })).toBeNull()
  })
})

describe('the own goods', () => {
  it('stand once, before the hand', () => {
    const { given } = show('empire-turn')
    const [good] = Object.keys(given.view.players[given.seat ?? 0]?.goods ?? {})
    const [card] = given.view.own?.hand ?? []
    expect(screen.getAllByRole('list', { name: 'Goods' })).toHaveLength(1)
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
    expect(screen.getByRole('region', { name: 'Hand' })).toBeInTheDocument()
    expect(screen.getByText('Plays now')).toBeInTheDocument()
    expect(screen.queryByText(/^Your /)).not.toBeInTheDocument()
  })

  it('of a solo game sees the virtual player', () => {
    show('empire-solo')
    expect(screen.getByText('Virtual player')).toBeInTheDocument()
  })

  it('sees when the game ends', () => {
    const { view } = read<Fixture>('state-turn')
    const said = (more: Partial<typeof view>): string => {
      const { container, unmount } = show('state-turn', { view: { ...view, ...more } })
      const text = container.querySelector('.top h2')?.textContent ?? ''
      unmount()
      return text
    }
    expect(said({ goal: 25 })).toMatch(/Round 3 ends at 25/)
    expect(said({ rounds: 5 })).toMatch(/Round 3 of 5/)
    expect(said({ rounds: 5, last: true })).toMatch(/Round 3 Last round/)
  })

  it('sees two foreign deals with the same location counted', () => {
    const view = structuredClone(read<Fixture>('empire-turn').view)
    const [own] = view.players
    if (own === undefined) throw new Error('nobody plays')
    const [card = ''] = own.deals
    own.deals = []
    own.foreign = [card, card]
    show('empire-turn', { view })
    expect(thing(`deal:0/${card}`)).toHaveTextContent(/2$/)
  })
  it('can read the whole table in words', async () => {
    const { given } = show('empire-turn')
    await userEvent.click(screen.getByText('The table in words'))
    await screen.findAllByText(/Romans/)
    const text = screen.getByText('The table in words').closest('details')?.textContent ?? ''
    for (const player of given.view.players) expect(text).toContain(`${player.points} points`)
  })
})
