import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import CargoTray from '../../src/scythe/map/CargoTray.svelte'
import { atlas } from '../../src/scythe/map/geometry'
import { factsOf, placeOf } from '../../src/scythe/peek/facts'
import { laid, fixture, own, REFERENCE } from './laid'

const map = atlas(REFERENCE.facts.map)
const NAMES = ['Ann', 'Bea']

function at(id: string, change: (view: ReturnType<typeof fixture>['view']) => void = () => undefined) {
  const { view } = fixture('move')
  change(view)
  const place = map.at.get(id)
  if (place === undefined) throw new Error('no such place')
  return factsOf(view, map, place, NAMES, 0)
}

describe('looking at a place', () => {
  it('tells who holds it, what stands and lies there, and what is next to it', () => {
    const { owner, facts } = at('F1', (view) => {
      own(view).territories = ['F1']
      own(view).mechs = { speed: 'F1' }
      own(view).workers = { F1: 2 }
      view.goods = { F1: { oil: 3 } }
    })
    expect(owner).toEqual({ name: 'Ann', faction: own(fixture('move').view).faction })
    expect(facts.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\/mech$/), expect.stringMatching(/\/worker$/), 'oil', 'near0']),
    )
    expect(facts.find(({ key }) => key === 'oil')?.text).toMatch(/3/)
  })

  it('tells what others defend it with, and says nothing of the own guard', () => {
    const guarded = (seat: number) =>
      at('D4', (view) => {
        view.guards = { D4: { seat, dial: 7, cards: 1 } }
      }).facts.find(({ key }) => key === 'guard')
    expect(guarded(1)).toMatchObject({ tone: 'risk', text: expect.stringMatching(/7.*1 card/) as string })
    expect(guarded(0)).toBeUndefined()
  })

  it('is looking at whatever stands on it', () => {
    const { view } = fixture('move')
    expect(placeOf('hex:base.nordic', view)).toBe('base.nordic')
    expect(placeOf('unit:0/char', view)).toBe(own(view).character)
    expect(placeOf('unit:1/worker/G6', view)).toBe('G6')
    expect(placeOf('good:oil/F5', view)).toBe('F5')
    expect(placeOf('good:oil', view)).toBeNull()
    expect(placeOf('section:move', view)).toBeNull()
  })
})

describe('the cargo tray', () => {
  const nothing = (): undefined => undefined
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = nothing
        unobserve = nothing
        disconnect = nothing
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const loading = {
    rows: [{ name: 'oil', label: 'oil', things: [], least: 0, most: 2 }],
    amounts: { oil: 1 },
    busy: false,
    set: () => undefined,
    go: () => undefined,
  }
  const placed = (y: number): HTMLElement => {
    const pane = { width: 800, height: 600, top: 50 }
    const { container } = render(CargoTray, { loading, faction: 'saxony', spot: { x: 400, y, radius: 60 }, pane })
    return container.firstElementChild as HTMLElement
  }

  it('stands below its place, above it near the lower edge, and never out of the pane', () => {
    const [low, high, away] = [placed(300), placed(600), placed(-500)]
    expect([low.style.top, low.classList.contains('flipped')]).toEqual(['376px', false])
    expect([high.style.top, high.classList.contains('flipped')]).toEqual(['524px', true])
    expect(away.style.top).toBe('58px')
  })

  it('is there only while amounts are asked for', async () => {
    const { view } = fixture('move')
    view.question = { name: 'cargo', seats: [0], unit: 'mech', place: 'F1', to: 'F2' }
    const { rerender } = laid('move', { view, loading })
    expect(screen.getByRole('spinbutton', { name: 'oil' })).toHaveAttribute('aria-valuenow', '1')
    await rerender({ view, loading: null })
    expect(screen.queryByRole('spinbutton')).toBeNull()
  })
})
