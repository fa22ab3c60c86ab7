import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import Drawer from '../../src/scythe/rail/Drawer.svelte'
import Wide from '../../src/scythe/rail/Wide.svelte'
import { beside, reader } from './beside'
import { at, REFERENCE } from './laid'

describe('what a wide window shows besides', () => {
  it('has the abilities of the own faction, and where its mechs stand', async () => {
    const { container, pointed } = beside(Wide, 'move')
    expect(at(container, 'ability:disarm')).toHaveTextContent('G1')
    expect(at(container, 'ability:disarm')).toHaveClass('out')
    expect(at(container, 'ability:underpass')).toHaveTextContent('on the mat')
    expect(at(container, 'ability:disarm')).toHaveAttribute('title', REFERENCE.words.abilities['disarm']?.text)
    await userEvent.setup().click(at(container, 'ability:underpass'))
    expect(pointed).toEqual([['ability:underpass']])
  })

  it('tells which one-time bonuses are taken', () => {
    const { container } = beside(Wide, 'move', { view: (view) => (reader(view).bonuses = ['coins']) })
    expect(at(container, 'bonus:coins')).toHaveTextContent('2 coins: taken')
    expect(at(container, 'bonus:power')).toHaveTextContent('2 power: still to be had')
  })

  it('has ten places for stars, two of them for combat, with everybody who has one', () => {
    const { container } = beside(Wide, 'middle', {
      view: (view) =>
        view.players.forEach((player, seat) => (player.stars = seat === 1 ? { combat: 2 } : { power: 1 })),
    })
    const cells = [...container.querySelectorAll('[data-thing^="star:"]')]
    expect(cells).toHaveLength(10)
    const crests = (star: string): number[] =>
      cells
        .filter((each) => each.getAttribute('data-thing') === `star:${star}`)
        .map((each) => each.querySelectorAll('.crest').length)
    expect([crests('combat'), crests('power'), crests('mechs')]).toEqual([[1, 1], [4], [0]])
    expect(at(container, 'star:combat')).toHaveAttribute('aria-label', 'combat win: Béla')
    expect(at(container, 'star:mechs')).toHaveAttribute('aria-label', 'all 4 mechs: nobody yet')
  })

  it('has the tracks, each with everybody on it', () => {
    const { container, view } = beside(Wide, 'middle')
    const powers = view.clockwise.map((seat) => view.players[seat]?.power ?? 0)
    const track = at(container, 'track:power')
    expect(track.querySelectorAll('.cell')).toHaveLength(17)
    expect(track.querySelectorAll('.crest')).toHaveLength(5)
    expect(track).toHaveTextContent(`Anna: ${powers[view.clockwise.indexOf(0)]} power`)
    expect(at(container, 'track:popularity').querySelectorAll('.tier3')).toHaveLength(6)
    expect(container.querySelector('[aria-label="What the popularity tiers pay"]')?.children).toHaveLength(3)
  })

  it('has no faction mat for an observer', () => {
    const { container } = beside(Wide, 'middle', { seat: null, lit: [] })
    expect(container.querySelector('[data-thing^="ability:"]')).toBeNull()
    expect(container.querySelectorAll('[data-thing^="star:"]')).toHaveLength(10)
  })
})

describe('the drawer', () => {
  it('has another seat’s mats without anything to play', () => {
    const { container } = beside(Drawer, 'middle', { given: { seat: 1 } })
    expect(container.querySelector('[data-drawer="1"]')).toHaveTextContent('Béla')
    expect(container.querySelectorAll('[data-of^="section:"]')).toHaveLength(4)
    expect(container.querySelectorAll('[data-of^="ability:"]')).toHaveLength(4)
    for (const each of container.querySelectorAll('button'))
      expect(each.getAttribute('data-thing')).toMatch(/^(star|track):/)
  })

  it('shows a hand only where the reader has seen it', () => {
    const seen = (seat: number): string =>
      beside(Drawer, 'middle', {
        view: (view) => view.own != null && (view.own.seen_hands = { 1: [2, 5] }),
        given: { seat },
      }).container.textContent
    expect(seen(1)).toContain('Seen in hand: 2, 5')
    expect(seen(2)).not.toContain('Seen in hand')
  })

  it('counts a fortune only where the reader may know it', () => {
    const drawer = (name: string, seat: number): Element | null =>
      beside(Drawer, name, { given: { seat } }).container.querySelector('.fortune b')
    const { view } = beside(Drawer, 'middle', { given: { seat: 0 } })
    const total = Object.values(view.own?.fortune ?? {}).reduce((sum, part) => sum + part, 0)
    expect(drawer('middle', 0)).toHaveTextContent(String(total))
    expect(drawer('middle', 1)).toBeNull()
    expect(drawer('over', 1)).not.toBeNull()
  })

  it('counts the workers that are out', () => {
    const { container } = beside(Drawer, 'middle', {
      view: (view) => Object.assign(view.players[1] ?? {}, { workers_on_mat: 5 }),
      given: { seat: 1 },
    })
    expect(container).toHaveTextContent('3 of 8 workers out')
  })
})
