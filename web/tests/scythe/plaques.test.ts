import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import Plaques from '../../src/scythe/rail/Plaques.svelte'
import Strip from '../../src/scythe/rail/Strip.svelte'
import { beside } from './beside'
import { at } from './laid'

const seats = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('[data-thing^="seat:"]')].map((each) => each.getAttribute('data-thing'))

describe.each([
  ['plaques', Plaques],
  ['the strip', Strip],
] as const)('%s', (_, part) => {
  it('stand in turn order', () => {
    const { container } = beside(part, 'middle', { view: (view) => (view.clockwise = [2, 3, 4, 0, 1]) })
    expect(seats(container)).toEqual(['seat:2', 'seat:3', 'seat:4', 'seat:0', 'seat:1'])
  })

  it('say everything in words', () => {
    const { container } = beside(part, 'middle', {
      view: (view) => {
        const [first] = view.players
        if (first === undefined) return
        first.power = 7
        first.resources = { food: 3, metal: 0, oil: 1, wood: 0 }
        first.section = 'trade'
      },
      given: { away: new Set([0]), thinking: new Set([1]), clocks: new Map([[0, '4:12']]) },
    })
    const name = (seat: number): string | undefined =>
      at(container, `seat:${seat}`).querySelector('.hidden')?.textContent
    for (const part of ['Anna', '7 power', '3 food', '1 oil', 'Last section: Trade', 'away', 'Time left: 4:12'])
      expect(name(0)).toContain(part)
    expect(name(1)).toContain('thinking')
    // A bare number is for the eye only.
    for (const each of at(container, 'seat:0').children)
      expect(each.matches('.hidden, [aria-hidden="true"]')).toBe(true)
  })

  it('open the mats, or choose the seat that an answer speaks of', async () => {
    const user = userEvent.setup()
    const { container, pointed, asked } = beside(part, 'middle', { lit: ['seat:1'] })
    await user.click(at(container, 'seat:0'))
    await user.click(at(container, 'seat:1'))
    expect(asked).toEqual(['seat:0'])
    expect(pointed).toEqual([['seat:1']])
    expect(at(container, 'seat:1')).toHaveAttribute('data-lit')
    expect(at(container, 'seat:0')).not.toHaveAttribute('data-lit')
  })

  it('tell whose turn it is, nobody’s when the game is over', () => {
    const acting = (name: string): number => beside(part, name).container.querySelectorAll('.acting').length
    expect([acting('middle'), acting('over')]).toEqual([1, 0])
  })

  it('are one stop of the Tab key', () => {
    const { container } = beside(part, 'middle')
    expect(container.querySelectorAll('button[tabindex="0"]')).toHaveLength(1)
  })
})

describe('a plaque', () => {
  it('underlines a track at its end', () => {
    const { container } = beside(Plaques, 'middle', {
      view: (view) => {
        for (const player of view.players) Object.assign(player, { power: 15, popularity: 17, coins: 18 })
        Object.assign(view.players[1] ?? {}, { power: 16, popularity: 18 })
      },
    })
    const tops = (seat: number): number => at(container, `seat:${seat}`).querySelectorAll('.top').length
    expect([tops(0), tops(1)]).toEqual([0, 2])
  })

  it('opens by what the table gives it', async () => {
    const opened: number[] = []
    const { container, asked } = beside(Plaques, 'middle', { given: { open: (seat: number) => opened.push(seat) } })
    await userEvent.setup().click(at(container, 'seat:3'))
    expect([opened, asked]).toEqual([[3], []])
  })

  it('shows for a moment by how much a number has changed', async () => {
    const { container, view, again } = beside(Plaques, 'middle')
    expect(container.querySelector('.change')).toBeNull()
    const next = structuredClone(view)
    const [first] = next.players
    if (first !== undefined) first.coins += 3
    await again(next)
    expect(at(container, 'seat:0').querySelector('.change')).toHaveTextContent('+3')
  })
})
