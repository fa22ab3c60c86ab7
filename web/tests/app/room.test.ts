import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { gameInfo } from '../../src/home/games.svelte'
import Letter from '../../src/room/Letter.svelte'
import type { GameInfo, SeatWish } from '../../src/wire/types'
import { need } from '../../src/words'
import { hindersName, hindersValue } from '../../src/setup/clashes'
import { info, opened } from './line'

const scythe = (): GameInfo => gameInfo('scythe') as GameInfo

describe('the letter', () => {
  beforeAll(() => need(['web-new', 'web-room']))

  function letter(change: Parameters<typeof info>[0], key: string | null = 'k'): void {
    const table = opened({}).deciding.table
    const props = { game: scythe(), family: null, key, watch: () => undefined }
    render(Letter, { ...props, table, info: info({ state: 'waiting', mine: [], ...change }) })
  }

  it('tells who comes too late that they can watch, if that is allowed', () => {
    letter({})
    expect(screen.getByText('All seats are taken. When the game begins, you can watch it here.')).toBeInTheDocument()
    letter({ spectators: false })
    expect(screen.getByText('All seats are taken.')).toBeInTheDocument()
  })

  it('offers what is free: for whoever has the link also what waits for friends', () => {
    const [own, ...others] = info().seats
    const waits = [{ ...own, who: 'invited', person: null } as never, ...others]
    letter({ seats: waits }, null)
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
    letter({ seats: waits })
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeInTheDocument()
    expect(screen.getAllByText(/All seats are taken/)).toHaveLength(1)
  })
})

describe('what cannot be combined', () => {
  const seats: SeatWish[] = [
    { who: 'me', dealt: { faction: 'rusviet' } },
    { who: 'bot', dealt: { mat: 'patriotic' } },
  ]

  it('nothing is dealt twice, and no banned pair', () => {
    expect(hindersName(scythe(), seats, {}, 1, 'faction', 'rusviet')).toEqual({ by: 'seat', seat: 0 })
    expect(hindersName(scythe(), seats, {}, 0, 'faction', 'rusviet')).toBeNull()
    expect(hindersName(scythe(), seats, {}, 0, 'mat', 'industrial')).toBeNull()
    const banned = { banned_pairs: true }
    expect(hindersName(scythe(), seats, banned, 0, 'mat', 'industrial')).toEqual({ by: 'pair', names: ['Rusviet'] })
    expect(hindersName(scythe(), seats, banned, 1, 'faction', 'crimea')).toEqual({ by: 'pair', names: ['Patriotic'] })
  })

  it('an option that excludes another, or what somebody has, is not offered', () => {
    const tournament = { tournament: true }
    expect(hindersValue(scythe(), seats, tournament, 'coin_gifts', true)).toEqual({ by: 'option', title: 'Tournament' })
    expect(hindersValue(scythe(), seats, {}, 'tournament', true)).toBeNull()
    const [mine, ...others] = seats
    const pair = [{ ...mine, dealt: { faction: 'rusviet', mat: 'industrial' } }, ...others]
    expect(hindersValue(scythe(), pair, {}, 'banned_pairs', true)?.by).toBe('pair')
  })
})
