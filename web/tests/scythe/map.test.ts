import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { at, fixture, laid, own } from './laid'

const hexes = (container: Element): SVGElement[] => [...container.querySelectorAll<SVGElement>('[data-hex]')]
const stops = (container: Element): (string | null)[] =>
  hexes(container)
    .filter((hex) => hex.getAttribute('tabindex') === '0')
    .map((hex) => hex.getAttribute('data-hex'))

describe('the map', () => {
  it('names every hex, and says which can be chosen', () => {
    const { container } = laid('move')
    expect(hexes(container)).toHaveLength(54)
    for (const hex of hexes(container)) expect(hex.getAttribute('aria-label')).not.toBe('')
    expect(at(container, 'hex:F1').getAttribute('aria-label')).toContain('can be chosen')
    expect(at(container, 'hex:A1').getAttribute('aria-label')).not.toContain('can be chosen')
  })

  it('has one tab stop, the first hex that can be chosen', () => {
    const { container } = laid('move')
    expect(stops(container)).toEqual(['F1'])
  })

  it('is walked by arrow keys', async () => {
    const user = userEvent.setup()
    const { container } = laid('move')
    at(container, 'hex:F1').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-hex')).toBe('F2')
    expect(stops(container)).toEqual(['F2'])
  })

  it('jumps between hexes that can be chosen', async () => {
    const user = userEvent.setup()
    const { container } = laid('move')
    at(container, 'hex:F1').focus()
    await user.keyboard('n')
    const next = document.activeElement?.getAttribute('data-hex') ?? ''
    expect(next).not.toBe('F1')
    expect(at(container, `hex:${next}`).getAttribute('aria-label')).toContain('can be chosen')
    await user.keyboard('{Shift>}N{/Shift}')
    expect(document.activeElement?.getAttribute('data-hex')).toBe('F1')
  })

  it('points by Enter and asks by the question mark', async () => {
    const user = userEvent.setup()
    const { container, pointed, asked } = laid('move')
    at(container, 'hex:F1').focus()
    await user.keyboard('{Enter}?')
    expect(pointed).toEqual([['hex:F1']])
    expect(asked).toEqual(['hex:F1'])
  })

  it('rings the place of what is looked at, be it the hex or who stands there', () => {
    const { view } = fixture('move')
    const ringed = (thing: string): string | null | undefined =>
      laid('move', { looked: new Set([thing]) })
        .container.querySelector('.rings.looked .inside')
        ?.getAttribute('d')
    const { character } = own(view)
    expect(ringed(`unit:${view.seat ?? 0}/char`)).toMatch(/^M/)
    expect(ringed(`unit:${view.seat ?? 0}/char`)).toBe(ringed(`hex:${character}`))
  })

  it('zooms by keys and buttons', async () => {
    const user = userEvent.setup()
    const { container } = laid('move')
    const drawing = container.querySelector<SVGElement>('.frame > svg')
    at(container, 'hex:F1').focus()
    await user.keyboard('+')
    expect(drawing?.style.inlineSize).toBe('135%')
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(drawing?.style.inlineSize).toBe('100%')
  })

  it('takes a click on a unit as the unit first, then its hex', async () => {
    const { container, pointed } = laid('move')
    await fireEvent.click(at(container, 'unit:0/mech/F1'))
    await fireEvent.click(at(container, 'hex:F2'))
    await fireEvent.click(at(container, 'good:metal/F1'))
    expect(pointed).toEqual([['unit:0/mech/F1', 'hex:F1'], ['hex:F2'], ['good:metal/F1', 'hex:F1']])
  })

  it('moves to the question where nothing of it can be seen, and else stays', async () => {
    const wide = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
    const high = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
    const user = userEvent.setup()
    const { container, rerender } = laid('move', { lit: new Set(['hex:D4']) })
    const shown = (): string => container.querySelector<SVGElement>('.frame > svg')?.style.transform ?? ''
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    const before = shown()
    await rerender({ lit: new Set(['hex:D4', 'hex:A1']) })
    expect(shown()).toBe(before)
    await rerender({ lit: new Set(['hex:A1']) })
    expect(shown()).not.toBe(before)
    wide.mockRestore()
    high.mockRestore()
  })

  it('zooms by the wheel, but leaves a page that is scrolled its wheel', async () => {
    const { container } = laid('move')
    const drawing = container.querySelector<SVGElement>('.frame > svg')
    if (drawing === null) throw new Error('no map')
    await fireEvent.wheel(drawing, { deltaY: 100 })
    expect(drawing.style.inlineSize).toBe('100%')
    container.scrollTop = 40
    await fireEvent.wheel(drawing, { deltaY: -100 })
    expect(drawing.style.inlineSize).toBe('100%')
    container.scrollTop = 0
    await fireEvent.wheel(drawing, { deltaY: -100 })
    expect(drawing.style.transform).toMatch(/scale\(1\.1/)
    await waitFor(() => expect(parseFloat(drawing.style.inlineSize)).toBeGreaterThan(110), { timeout: 30_000 })
    expect(drawing.style.transform).not.toContain('scale')
  })

  it('explains by the context menu', async () => {
    const { container, asked } = laid('move')
    await fireEvent.contextMenu(at(container, 'hex:D4'))
    expect(asked).toEqual(['hex:D4'])
  })
})

describe('dragging', () => {
  const before = Object.getOwnPropertyDescriptor(document, 'elementFromPoint')
  afterEach(() => {
    if (before === undefined) Reflect.deleteProperty(document, 'elementFromPoint')
    else Object.defineProperty(document, 'elementFromPoint', before)
  })

  async function dragged(container: Element, thing: string, to: string): Promise<void> {
    const svg = container.querySelector('.frame > svg')
    if (svg === null) throw new Error('no map')
    Object.assign(svg, { setPointerCapture: () => undefined })
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => at(container, to) })
    await fireEvent.pointerDown(at(container, thing), { button: 0, pointerId: 1, clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    await fireEvent.pointerUp(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    await fireEvent.click(svg)
  }

  it('a unit to a hex points at the unit, and at the hex as soon as its step is asked for', async () => {
    const { container, pointed, rerender } = laid('move')
    await dragged(container, 'unit:0/mech/F1', 'hex:F2')
    expect(pointed).toEqual([['unit:0/mech/F1', 'hex:F1']])
    const { view } = fixture('move')
    view.question = { name: 'step', seats: [0], unit: 'mech', place: 'F1' }
    await rerender({ view, lit: new Set(['hex:F2', 'hex:G1']) })
    await waitFor(() => expect(pointed).toEqual([['unit:0/mech/F1', 'hex:F1'], ['hex:F2']]), { timeout: 30_000 })
  })

  it('a unit to where it cannot go asks why not, and does not take it up', async () => {
    const wishes: string[] = []
    const drop = (_things: string[], _onto: string, wish: string): boolean => wishes.push(wish) > 0
    const { container, pointed } = laid('move', { goals: new Set(['hex:F2', 'hex:G1']), drop })
    await dragged(container, 'unit:0/mech/F1', 'hex:A2')
    expect([pointed, wishes]).toEqual([[], ['way:mech/F1/A2']])
  })

  it('the unit that is on its way goes on to what is lit', async () => {
    const { view } = fixture('move')
    view.question = { name: 'step', seats: [0], unit: 'mech', place: 'F1' }
    const lit = new Set(['unit:0/mech/F1', 'hex:F2'])
    const { container, pointed, dropped, held } = laid('move', { view, lit })
    await dragged(container, 'unit:0/mech/F1', 'hex:F2')
    expect([pointed, dropped, held]).toEqual([[['hex:F2']], [], [[], []]])
    await dragged(container, 'unit:0/mech/F1', 'hex:A2')
    expect(dropped).toEqual([['unit:0/mech/F1', 'hex:F1', 'hex:A2', 'way:mech/F1/A2']])
  })

  it('lights where the unit may go as soon as this is known, and no longer than it is dragged', async () => {
    const { container, held, rerender } = laid('move')
    const alight = (): (string | null)[] =>
      [...container.querySelectorAll('[data-hex][data-lit]')].map((each) => each.getAttribute('data-hex'))
    const before = alight()
    const svg = container.querySelector('.frame > svg')
    if (svg === null) throw new Error('no map')
    Object.assign(svg, { setPointerCapture: () => undefined })
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => null })
    await fireEvent.pointerDown(at(container, 'unit:0/mech/F1'), { button: 0, pointerId: 1, clientX: 10, clientY: 10 })
    expect(held).toEqual([])
    await fireEvent.pointerMove(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    expect(held).toEqual([['unit:0/mech/F1', 'hex:F1']])
    expect(alight()).toEqual(before)
    await rerender({ goals: new Set(['hex:F2', 'hex:G1']) })
    expect(alight().sort()).toEqual(['F2', 'G1'])
    expect(container.querySelectorAll('path.lit')).toHaveLength(2)
    await fireEvent.pointerUp(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    expect(held.at(-1)).toEqual([])
    expect(alight()).toEqual(before)
  })

  it('a second finger lets the unit go and zooms', async () => {
    const { container, pointed, held } = laid('move')
    const svg = container.querySelector('.frame > svg')
    if (svg === null) throw new Error('no map')
    Object.assign(svg, { setPointerCapture: () => undefined })
    await fireEvent.pointerDown(at(container, 'unit:0/mech/F1'), { button: 0, pointerId: 1, clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    expect(container.querySelector('.unit.away')).not.toBeNull()
    await fireEvent.pointerDown(svg, { button: 0, pointerId: 2, clientX: 200, clientY: 40 })
    expect(container.querySelector('.unit.away')).toBeNull()
    expect(held.at(-1)).toEqual([])
    await fireEvent.pointerUp(svg, { pointerId: 1, clientX: 80, clientY: 40 })
    expect(pointed).toEqual([])
  })

  it('the map does not point at anything', async () => {
    const { container, pointed } = laid('move')
    await dragged(container, 'hex:D4', 'hex:D4')
    expect(pointed).toEqual([])
  })
})

describe('views that come in', () => {
  it('move the pieces', async () => {
    const { container, rerender } = laid('move')
    const { view } = fixture('move')
    own(view).mechs['speed'] = 'F2'
    await rerender({ view })
    expect(at(container, 'unit:0/mech/F2').getAttribute('data-place')).toBe('F2')
  })

  it('light what a log line speaks of and what is chosen', async () => {
    const { container, rerender } = laid('move')
    await rerender({ told: new Set(['hex:A1']), chosen: new Set(['hex:B2', 'hex:B4']) })
    expect(container.querySelectorAll('path.told')).toHaveLength(1)
    expect(container.querySelectorAll('path.chosen')).toHaveLength(2)
  })
})
