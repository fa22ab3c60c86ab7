import { describe, expect, it } from 'vitest'
import { describe as told, inhabited } from '../../src/scythe/describe'
import { explain } from '../../src/scythe/explain'
import { atlas, SIZE } from '../../src/scythe/map/geometry'
import { ofThisTurn, revealed } from '../../src/scythe/motion'
import { goals, journeys, ways } from '../../src/scythe/journeys'
import { pieces } from '../../src/scythe/map/pieces'
import { fixture, FIXTURES, NAMES, own, REFERENCE, things } from './laid'

const map = atlas(REFERENCE.facts.map)

describe('pieces', () => {
  it.each(Object.keys(FIXTURES))('of "%s" are all drawn, each in its hex', (name) => {
    const { view } = fixture(name)
    const drawn = pieces(view, map)
    const count = (kind: string): number => drawn.units.filter((unit) => unit.kind === kind).length
    const working = drawn.units.filter(({ kind }) => kind === 'worker').reduce((sum, unit) => sum + unit.count, 0)
    const workers = view.players.flatMap((player) => Object.values(player.workers)).reduce((sum, some) => sum + some, 0)
    expect(count('char')).toBe(view.players.length)
    expect(count('mech')).toBe(view.players.reduce((sum, player) => sum + Object.keys(player.mechs).length, 0))
    expect(working).toBe(workers)
    expect(drawn.buildings).toHaveLength(
      view.players.reduce((sum, player) => sum + Object.keys(player.structures).length, 0),
    )
    expect(drawn.piles).toHaveLength(
      Object.values(view.goods).reduce((sum, goods) => sum + Object.keys(goods).length, 0),
    )
    for (const piece of [...drawn.units, ...drawn.buildings, ...drawn.piles]) {
      const place = map.at.get(piece.place)
      expect(Math.hypot(piece.x - (place?.x ?? 0), piece.y - (place?.y ?? 0)), piece.key).toBeLessThan(SIZE)
    }
    expect(new Set(drawn.units.map(({ key }) => key)).size).toBe(drawn.units.length)
  })

  it('keep their identity while they move, so that they can glide', () => {
    const { view } = fixture('move')
    const before = pieces(view, map).units.find(({ key }) => key === '0/mech/speed')
    const order = pieces(view, map).units.map(({ key }) => key)
    own(view).mechs['speed'] = 'F2'
    const after = pieces(view, map).units.find(({ key }) => key === '0/mech/speed')
    expect(before?.place).toBe('F1')
    expect(after?.place).toBe('F2')
    expect(pieces(view, map).units.map(({ key }) => key)).toEqual(order)
  })

  it('of one kind are two figures and a number, of which one carries the number', () => {
    const { view } = fixture('move')
    own(view).mechs = { speed: 'F2', disarm: 'F2', underpass: 'F2', artillery: 'D4' }
    const mechs = pieces(view, map).units.filter(({ seat, kind }) => seat === 0 && kind === 'mech')
    expect(mechs.map(({ pose, count }) => [pose, count])).toEqual([
      ['unseen', 3],
      ['behind', 3],
      ['before', 3],
      ['alone', 1],
    ])
    expect(new Set(mechs.slice(0, 3).map(({ x, y }) => `${x} ${y}`)).size).toBe(1)
  })

  it('of two factions face each other, those of the active one on the left', () => {
    const { view } = fixture('combat')
    const drawn = pieces(view, map)
    const middle = map.at.get('F2')?.x ?? 0
    const here = drawn.units.filter(({ place }) => place === 'F2')
    expect(new Set(here.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
    for (const { seat, x } of here) expect(x < middle).toBe(seat === view.active)
    expect(drawn.clashes.map(({ place }) => place)).toEqual(['F2'])
  })

  it('are the things that the server speaks of', () => {
    const { view } = fixture('move')
    const drawn = new Set(pieces(view, map).units.map(({ thing }) => thing))
    const units = [...things('move')].filter((thing) => thing.startsWith('unit:'))
    expect(units.length).toBeGreaterThan(0)
    expect(units.filter((thing) => !drawn.has(thing))).toEqual([])
  })
})

describe('the board in words', () => {
  it('says what is on a hex', () => {
    const { view } = fixture('combat')
    const place = map.at.get('F1')
    expect(place).toBeDefined()
    if (place === undefined) return
    const text = told(view, place, NAMES).join('. ')
    expect(text).toContain('F1')
    expect(text).toContain('Anna: 2 workers and Mine')
    expect(text).toContain('3 metal and 1 oil')
    expect(text).toContain('Controlled by Anna')
  })

  it('lists the places where something is and no others', () => {
    const { view } = fixture('start')
    const listed = inhabited(view, map, NAMES).map(({ id }) => id)
    expect(listed).toContain('base.crimea')
    expect(listed).not.toContain('D4')
  })

  it.each(Object.keys(FIXTURES))('explains every thing of the open answers in "%s"', (name) => {
    const { view, seat } = fixture(name)
    for (const thing of things(name)) {
      const { title, text } = explain(thing, { view, reference: REFERENCE, names: NAMES, seat })
      expect(title, thing).not.toBe('')
      expect(`${title} ${text}`, thing).not.toMatch(/scythe-|[{}$]|undefined/)
    }
  })
})

describe('events', () => {
  const { view } = fixture('combat')

  it('let workers and cargo fly, and leave mechs to glide', () => {
    const events = [
      { kind: 'turn', seat: 0 },
      { kind: 'move', seat: 0, unit: 'mech', ability: 'township', place: 'F1', to: 'F2', workers: 1, oil: 2 },
      { kind: 'move', seat: 1, unit: 'worker', place: 'A4', to: 'A5', workers: 0 },
      { kind: 'move', seat: 1, unit: 'char', place: 'A4', to: 'A5', workers: 0 },
      { kind: 'retreat', seat: 1, place: 'A5', to: 'base.nordic', units: 2, workers: 1, character: 1 },
      { kind: 'retreat', seat: 0, place: 'F2', to: 'base.saxony', units: 1, workers: 0, mechs: ['speed'] },
      { kind: 'drive_off', seat: 1, victim: 0, place: 'F2', to: 'base.saxony', workers: 2, popularity: 2 },
    ]
    const { figures, carried } = journeys(events, view)
    expect(carried.map(({ kind, way, faction }) => [kind, ...way, faction])).toEqual([
      ['worker', 'F1', 'F2', 'saxony'],
      ['oil', 'F1', 'F2', 'saxony'],
      ['worker', 'A4', 'A5', 'nordic'],
      ['worker', 'A5', 'base.nordic', 'nordic'],
      ['worker', 'F2', 'base.saxony', 'saxony'],
    ])
    expect(new Set(carried.map(({ key }) => key)).size).toBe(5)
    expect(figures.map(({ key, way, starts }) => [key, ...way, starts])).toEqual([
      ['0/mech/township', 'F1', 'F2', 0],
      ['1/char', 'A4', 'A5', 'base.nordic', 2],
      ['0/mech/speed', 'F2', 'base.saxony', 4],
    ])
  })

  it('show the way of a unit as one, and the ways of workers who go on foot', () => {
    const step = (unit: string, place: string, to: string, workers = 0) => ({
      ...{ kind: 'move', seat: 0, unit, place, to, workers },
      ...(unit === 'mech' ? { ability: 'speed' } : {}),
    })
    const events = [
      step('mech', 'F1', 'F2', 1),
      step('mech', 'F2', 'F3', 1),
      step('worker', 'F1', 'G1'),
      step('mech', 'G1', 'G2'),
    ]
    expect(ways(events, view).map(({ way }) => way.join(' '))).toEqual(['F1 F2 F3', 'G1 G2', 'F1 G1'])
    expect(goals(events, view)).toEqual(['F3', 'G2', 'G1'])
  })

  it('tell a combat from its dials and its end', () => {
    const events = [
      { kind: 'dial', seat: 0, power: 4, cards: [3], total: 7 },
      { kind: 'dial', seat: 1, power: 2, cards: [], total: 2 },
      { kind: 'combat_won', seat: 0, loser: 1, place: 'F2' },
    ]
    expect(revealed(events)).toEqual({
      place: 'F2',
      winner: 0,
      loser: 1,
      shown: [
        { seat: 0, power: 4, cards: [3], total: 7 },
        { seat: 1, power: 2, cards: [], total: 2 },
      ],
    })
    expect(revealed(events.slice(0, 2))).toBeNull()
    expect(revealed(ofThisTurn(events))).not.toBeNull()
    expect(revealed(ofThisTurn([...events, { kind: 'turn', seat: 1 }, { kind: 'top', seat: 1 }]))).toBeNull()
  })
})
