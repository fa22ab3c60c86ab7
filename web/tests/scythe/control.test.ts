import { describe, expect, it } from 'vitest'
import { realms } from '../../src/scythe/map/control'
import { atlas, corners, SIZE, type Point } from '../../src/scythe/map/geometry'
import { fixture, FIXTURES, own, REFERENCE } from './laid'

const map = atlas(REFERENCE.facts.map)

function held(...territories: string[]) {
  const { view } = fixture('move')
  view.players.forEach((player) => (player.territories = []))
  own(view).territories = territories
  const [realm, ...others] = realms(view, map)
  if (realm === undefined || others.length > 0) throw new Error('one realm was expected')
  return realm
}
const middle = (id: string): Point => map.at.get(id) ?? { x: 0, y: 0 }

describe('land that is held', () => {
  it('has a border round a single hex, a little inside of it', () => {
    const { beads, border } = held('D4')
    expect(beads).toHaveLength(6)
    const inner = (SIZE * Math.sqrt(3)) / 2 - 6.6
    for (const { x, y } of beads) expect(Math.hypot(x - middle('D4').x, y - middle('D4').y)).toBeCloseTo(inner, 0)
    expect(border.match(/M/g)).toHaveLength(6)
  })

  it('has no border inside of what lies together', () => {
    const { beads, tint } = held('D4', 'D5')
    expect(beads).toHaveLength(10)
    expect(tint.match(/M/g)).toHaveLength(2)
    const edge = { x: (middle('D4').x + middle('D5').x) / 2, y: middle('D4').y }
    for (const { x, y } of beads) expect(Math.hypot(x - edge.x, y - edge.y)).toBeGreaterThan(20)
  })

  it('goes on where two of its hexes meet: the pieces of a border join', () => {
    const { border } = held('D4', 'D5')
    const ends = border
      .split('M')
      .slice(1)
      .flatMap((line) => line.split('L').map((point) => point.trim()))
    const near = (one: string, other: string): boolean => {
      const [[x = 0, y = 0], [u = 0, v = 0]] = [one, other].map((each) => each.split(' ').map(Number)) as [
        number[],
        number[],
      ]
      return Math.hypot(x - u, y - v) < 0.5
    }
    ends.forEach((end, k) =>
      expect(
        ends.filter((other, n) => n !== k && near(end, other)),
        end,
      ).not.toEqual([]),
    )
  })

  it.each(Object.keys(FIXTURES))('is drawn for everybody who holds a hex in "%s"', (name) => {
    const { view } = fixture(name)
    const holding = view.players.filter(({ territories }) => territories.some((id) => !id.startsWith('base')))
    expect(realms(view, map).map(({ faction }) => faction)).toEqual(holding.map(({ faction }) => faction))
    for (const { beads } of realms(view, map))
      for (const bead of beads)
        expect(
          map.places.some((place) =>
            corners(place).some((corner) => Math.hypot(corner.x - bead.x, corner.y - bead.y) < SIZE),
          ),
        ).toBe(true)
  })
})
