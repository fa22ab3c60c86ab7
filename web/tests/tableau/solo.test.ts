import { screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { remembered } from '../../src/tableau/solo/attacks.svelte'
import { rivalryOf, scaleOf } from '../../src/tableau/solo/rivalry'
import type { GameEvent, TableauView } from '../../src/tableau/types'
import { read, reference, show, type Fixture, type Props } from './showing'

const STATE = read<Fixture>('state-solo')
const EMPIRE = read<Fixture>('empire-solo')
const nameOf = (name: string, card: string): string => reference(name).words.cards[card]?.name ?? ''

const region = (name: RegExp | string): HTMLElement => screen.getByRole('region', { name })

/** The board of a fixture with another state of the virtual player. */
function shown(name: string, change: (view: TableauView) => void, events: GameEvent[] = []): Partial<Props> {
  const view = structuredClone(read<Fixture>(name).view)
  change(view)
  return { view, events }
}

describe('a solo game of 51st State', () => {
  it('tells its plate, the goal and the lead', () => {
    show('state-solo')
    const plate = document.querySelector('[data-thing="seat:1"]')?.textContent ?? ''
    expect(plate).toContain(`Virtual player: ${String(STATE.view.players[1]?.points)}.`)
    expect(plate).toContain('Its locations: 6')
    expect(plate).toContain('passes next')
    const goal = region('Goal').textContent
    expect(goal).toContain('More points than it at the end')
    expect(goal).toContain('ends at 25')
    expect(goal).toContain('−8')
    expect(goal).toContain('it leads')
  })

  it('says so when the round is the last one', () => {
    show(
      'state-solo',
      shown('state-solo', (view) => (view.last = true)),
    )
    expect(region('Goal')).toHaveTextContent('More points than it when this round ends')
  })

  it('has a slot for every attack, and marks the card that has hit', () => {
    show('state-solo')
    const row = screen.getByRole('list', { name: 'Attack row' })
    expect(within(row).getByRole('button', { name: /City Guards, hit$/ })).toBeInTheDocument()
    expect([...row.querySelectorAll('.slot')].map((slot) => slot.textContent.trim())).toEqual([
      'hit: no further try',
      'Try 3',
    ])
    expect(screen.getByText('1 of 3 tries')).toBeInTheDocument()
    show(
      'state-solo',
      shown('state-solo', (view) => (view.counts = { attempts: 1 })),
    )
    expect(screen.getAllByRole('button', { name: /City Guards, found nothing$/ })).toHaveLength(1)
  })

  it('explains an attack by the steps of the rule, the deciding one in red', () => {
    const steps = ['types', 'distance']
    const places = STATE.view.players[0]?.locations.slice(0, 3).map(({ card }) => card) ?? []
    const attack = { kind: 'attack', seat: 1, card: 'city_guards', steps, rules: [], left: [3, 2, 1] }
    const events = [
      { ...attack, places, common: [2, 2, 1], distances: [2, 1, 1] },
      { kind: 'raze', seat: 1, card: places[0], victim: 0 },
    ]
    show('state-solo', { events })
    const [first = '', second = '', third = ''] = places.map((card) => nameOf('state', card))
    const why = region(`Why ${first}?`)
    const rungs = [...why.querySelectorAll('li')]
    const texts = rungs.map((li) => li.textContent.replace(/\s+/g, ' ').trim())
    expect(texts.slice(0, 2)).toEqual([
      expect.stringContaining('No connection card lies open'),
      expect.stringContaining('It turns up City Guards'),
    ])
    expect(texts[2]).toContain('3 locations share a type')
    expect(texts[3]).toContain(`most types in common: ${first} 2 · ${second} 2 · ${third} 1`)
    expect(texts[4]).toContain(`greatest distance: ${first} 2 · ${second} 1`)
    expect(rungs.map((li) => li.classList.contains('got'))).toEqual([false, false, false, false, true])
    expect(within(why).getByText('passes next', { exact: false })).toBeInTheDocument()
  })

  it('explains a miss, and forgets what no longer lies in the row', () => {
    const miss = { kind: 'attack', seat: 1, card: 'city_guards', steps: [], rules: [], left: [0], places: [] }
    const events = [{ ...miss, common: [], distances: [] }]
    show('state-solo', { events })
    expect(region('Why did it hit nothing?')).toHaveTextContent('No location shares a type with it')
    show(
      'state-solo',
      shown('state-solo', (view) => (view.tables = {}), events),
    )
    expect(screen.getByText('It attacks no more in this round.')).toBeInTheDocument()
  })
})

describe('a solo game of Imperial Settlers', () => {
  it('counts places against what is collected, and what it will gather', () => {
    show('empire-solo')
    expect(document.querySelector('[data-thing="seat:1"]')).toHaveTextContent('attacks 2 times when the round ends')
    expect(region('Goal')).toHaveTextContent('More faction locations than it has collected')
    expect(region('Goal')).toHaveTextContent('you lead')
    const rival = rivalryOf({ view: EMPIRE.view, seen: EMPIRE.view })
    if (rival === null) throw new Error('nobody plays alone')
    const { mine, its, more, ends } = scaleOf(rival)
    expect([mine, its, more, ends]).toEqual([(2 / 14) * 100, 0, (2 / 14) * 100, null])
  })

  it('shows the attack cards, the newest first, and those of the last attacks with what they did', () => {
    const [newest = '', second = ''] = EMPIRE.view.players[1]?.deals ?? []
    const events = [
      { kind: 'attack_phase', seat: -1, round: 2 },
      { kind: 'attack', seat: 1, card: second, target: 'card' },
      { kind: 'attack_fails', seat: 1 },
      { kind: 'attack', seat: 1, card: newest, target: 'gold' },
      { kind: 'raze', seat: 1, card: 'ruins.com069', victim: 0 },
    ]
    show('empire-solo', { events })
    const row = screen.getByRole('list', { name: 'Attack cards, newest first' })
    const labels = within(row)
      .getAllByRole('button')
      .map((button) => button.textContent.split(')')[1]?.trim())
    expect(labels).toEqual([', hit', ', found nothing', '', '', ''].map((text) => text.trim()))
    expect(within(row).getByText('11 in the deck')).toBeInTheDocument()
  })

  it('lists the places in danger with the number of cards, and sets them on fire', () => {
    show('empire-solo')
    const danger = region('What it can hit next')
    const threats = EMPIRE.view.solo?.threats ?? []
    // Nothing has a height here: there is room for the most endangered one alone.
    expect(within(danger).getByRole('button')).toHaveTextContent('2 of 11')
    expect(danger).toHaveTextContent(`and ${String(threats.length - 1)} more`)
    for (const { card, hits } of threats) {
      const tile = document.querySelector(`.lanes [data-thing="location:0/${card}"]`)
      expect(tile?.querySelector('.flame')).not.toBeNull()
      expect(tile).toHaveTextContent(`in danger: ${String(hits)} of 11 unseen card`)
    }
    expect(document.querySelectorAll('.flame')).toHaveLength(threats.length)
  })

  it('says when nothing can be hit', () => {
    show(
      'empire-solo',
      shown('empire-solo', (view) => {
        if (view.solo != null) view.solo.threats = []
      }),
    )
    expect(region('What it can hit next')).toHaveTextContent('The next card can hit nothing.')
    expect(document.querySelector('.flame')).toBeNull()
  })
})

describe('attacks that are remembered', () => {
  const attack = (card: string): GameEvent => ({ kind: 'attack', seat: 1, card })
  const kept = (events: GameEvent[], before = remembered([], [])): string[] =>
    remembered(before, events).map(({ card, outcome }) => `${card} ${outcome}`)

  it('belong to their own outcome, whoever else razes', () => {
    expect(kept([attack('a'), { kind: 'raze', seat: 0, card: 'x' }])).toEqual(['a missed'])
    expect(kept([attack('a'), { kind: 'attack_absorbed', seat: 1, card: 'x' }, attack('b')])).toEqual([
      'a absorbed',
      'b missed',
    ])
  })

  it('go on over a question in their midst, and begin anew with the next phase', () => {
    const before = remembered([], [{ kind: 'attack_phase', seat: -1 }, attack('a')])
    expect(kept([{ kind: 'raze', seat: 1, card: 'x' }, attack('b')], before)).toEqual(['a hit', 'b missed'])
    expect(kept([{ kind: 'attack_phase', seat: -1 }, attack('c')], before)).toEqual(['c missed'])
  })
})

it('a game of several has no virtual player', () => {
  const { view } = read<Fixture>('empire-turn')
  expect(rivalryOf({ view, seen: view })).toBeNull()
  show('empire-turn')
  expect(screen.queryByRole('region', { name: 'Goal' })).toBeNull()
})
