import { render, screen, within } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import ScoreSheet from '../../src/table/ScoreSheet.svelte'
import type { ScoreRow } from '../../src/wire/types'

const row = (seat: number, rank: number, name: string, coins: number, stars: number): ScoreRow => ({
  seat,
  rank,
  name,
  total: coins + stars,
  parts: { coins, stars },
})
const ROWS = [row(2, 1, 'Bartholomew Featherstone', 20, 9), row(0, 2, 'Ann', 10, 6)]

it('the score sheet has a column for each player and a row for each part, with the total and the rank below', () => {
  render(ScoreSheet, { game: 'scythe', rows: ROWS, nameOf: (each: ScoreRow) => each.name })
  const read = screen.getAllByRole('row').map((each) => [...each.children].map((cell) => cell.textContent.trim()))
  expect(read).toEqual([
    ['Player', 'Bartholomew Featherstone', 'Ann'],
    ['Coins', '20', '10'],
    ['Stars', '9', '6'],
    ['Total', '29', '16'],
    ['Rank', '1', '2'],
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(5)
})

it('the winner has a star, and a name that is cut can be read whole', () => {
  render(ScoreSheet, { game: 'scythe', rows: ROWS, nameOf: (each: ScoreRow) => each.name })
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first?.querySelector('svg')).not.toBeNull()
  expect(second?.querySelector('svg')).toBeNull()
  expect(first).toHaveAttribute('title', 'Bartholomew Featherstone')
  expect(within(screen.getByRole('region', { name: 'Result' })).getByRole('table')).toBeInTheDocument()
})

it('shows no number for a part that a player does not have, nor a total that is no score', () => {
  const rows = [
    { seat: 1, rank: 1, total: 14, parts: { collected: 14 }, name: 'Virtual' },
    { seat: 0, rank: 2, total: 17, parts: { points: 17 }, name: 'Ann' },
  ]
  render(ScoreSheet, {
    game: 'imperial_settlers',
    rows,
    nameOf: (each: ScoreRow) => each.name,
    scored: (each: ScoreRow) => each.seat === 0,
  })
  const numbers = screen
    .getAllByRole('row')
    .slice(1, 4)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(numbers).toEqual([
    ['14', '–'],
    ['–', '17'],
    ['–', '17'],
  ])
})
