import { describe, expect, it } from 'vitest'
import { Camera } from '../../src/scythe/map/camera.svelte'

const FRAME = { x: -50, y: -20, width: 800, height: 600 }

describe('the camera', () => {
  it('keeps what is under the pointer there while zooming', () => {
    const camera = new Camera(FRAME)
    const pointer = { x: 210, y: 130 }
    const before = camera.at(pointer)
    camera.zoomBy(2, pointer)
    expect(camera.zoom).toBe(2)
    expect(camera.at(pointer).x).toBeCloseTo(before.x)
    expect(camera.at(pointer).y).toBeCloseTo(before.y)
  })

  it('never shows more than the map nor zooms for ever', () => {
    const camera = new Camera(FRAME)
    camera.farther()
    expect(camera.whole).toBe(true)
    for (let k = 0; k < 20; k += 1) camera.closer()
    expect(camera.zoom).toBe(4)
    camera.pan(1e6, 1e6)
    expect(camera.at({ x: FRAME.x, y: FRAME.y })).toEqual({ x: FRAME.x, y: FRAME.y })
    camera.pan(-1e6, -1e6)
    const far = camera.at({ x: FRAME.x + FRAME.width, y: FRAME.y + FRAME.height })
    expect(far.x).toBeCloseTo(FRAME.x + FRAME.width)
    expect(far.y).toBeCloseTo(FRAME.y + FRAME.height)
  })

  it('comes back to the whole map', () => {
    const camera = new Camera(FRAME)
    camera.closer()
    camera.pan(-40, -40)
    camera.reset()
    expect(camera.whole).toBe(true)
    expect(camera.shift(400, 300)).toBe('translate(0.0px, 0.0px)')
  })

  it('shifts the picture so that the point under the pointer stays there on the screen', () => {
    const camera = new Camera(FRAME)
    const [width, height, pointer] = [500, 600, { x: 250, y: 180 }]
    const scale = Math.min(width / FRAME.width, height / FRAME.height)
    const room = (height - FRAME.height * scale) / 2
    const world = camera.at(pointer)
    camera.zoomBy(2.5, pointer)
    const [x = 0, y = 0] = (camera.shift(width, height).match(/-?[\d.]+/g) ?? []).map(Number)
    expect(x + (world.x - FRAME.x) * scale * 2.5).toBeCloseTo((pointer.x - FRAME.x) * scale, 0)
    expect(y + (room + (world.y - FRAME.y) * scale) * 2.5).toBeCloseTo(room + (pointer.y - FRAME.y) * scale, 0)
  })

  it('pans to show a point that is out of sight, and only then', () => {
    const camera = new Camera(FRAME)
    camera.zoomBy(3, { x: FRAME.x, y: FRAME.y })
    const before = camera.shift(400, 300)
    camera.show({ x: 50, y: 60 }, 20)
    expect(camera.shift(400, 300)).toBe(before)
    camera.show({ x: 700, y: 500 }, 20)
    const seen = camera.seen({ x: 700, y: 500 })
    expect(seen.x).toBeLessThanOrEqual(FRAME.x + FRAME.width)
    expect(seen.y).toBeLessThanOrEqual(FRAME.y + FRAME.height)
  })

  it('begins on a small screen near enough for fingers, at the given point, and leaves no gap', () => {
    const camera = new Camera(FRAME)
    camera.resize(300, 620)
    camera.settle({ x: 100, y: 100 })
    expect(camera.scale).toBeCloseTo(0.81)
    expect(camera.sees({ x: 100, y: 100 })).toBe(true)
    expect(camera.shown.x).toBeCloseTo(FRAME.x)
    expect(camera.pixel({ x: FRAME.x, y: 0 }).x).toBeCloseTo(0)
    camera.pan(0, 1e6) // it is less high than the screen: it stays in the middle
    const { y, height } = camera.shown
    expect(y + height / 2).toBeCloseTo(FRAME.y + FRAME.height / 2)
  })

  it('begins on a large screen with the whole map', () => {
    const camera = new Camera(FRAME)
    camera.resize(900, 700)
    camera.settle({ x: 100, y: 100 })
    expect(camera.whole).toBe(true)
    const { x, y } = camera.pixel({ x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 })
    expect(x).toBeCloseTo(450)
    expect(y).toBeCloseTo(350)
  })

  it('goes from the whole map to a point and back', () => {
    const camera = new Camera(FRAME)
    camera.resize(300, 620)
    camera.toggle({ x: 0, y: 0 })
    expect(camera.scale).toBeCloseTo(0.81)
    camera.toggle({ x: 0, y: 0 })
    expect(camera.whole).toBe(true)
  })
})
