/** "What is this?" by finger, mouse and keys: one gesture for every board. */

import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explains, LONG_PRESS, REST } from '../../src/look/explain-gesture'

let thing: HTMLElement
let other: HTMLElement
const asked = vi.fn<(thing: string) => void>()
const rested = vi.fn<() => void>()
const clicked = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div><button data-thing="card:a"><i>A</i></button><button>B</button></div>'
  const board = document.querySelector('div') as HTMLElement
  ;[thing, other] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  board.addEventListener('click', clicked)
  explains({ explain: asked, rest: rested })(board)
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  document.body.innerHTML = ''
})

const finger = { pointerType: 'touch', clientX: 5, clientY: 5, button: 0 }

it('asks when a finger stays, and the click that ends it is not meant', async () => {
  await fireEvent.pointerDown(thing, finger)
  vi.advanceTimersByTime(LONG_PRESS - 1)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledExactlyOnceWith('card:a')
  await fireEvent.contextMenu(thing)
  await fireEvent.click(thing)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(clicked).not.toHaveBeenCalled()
  await fireEvent.click(thing)
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('asks nothing when the finger slips, or rests on no thing, whose click stays a click', async () => {
  await fireEvent.pointerDown(thing, finger)
  await fireEvent.pointerMove(thing, { ...finger, clientX: 30 })
  vi.advanceTimersByTime(LONG_PRESS)
  await fireEvent.pointerDown(other, finger)
  vi.advanceTimersByTime(LONG_PRESS)
  await fireEvent.click(other)
  expect(asked).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('asks by "?", on a Persian keyboard too, and by the second button', async () => {
  await fireEvent.keyDown(thing, { key: '؟' })
  await fireEvent.contextMenu(thing.querySelector('i') as Element)
  await fireEvent.keyDown(thing, { key: 'x' })
  expect(asked.mock.calls).toEqual([['card:a'], ['card:a']])
})

it('waits for a mouse to rest, not for its button to stay down', async () => {
  const mouse = { ...finger, pointerType: 'mouse' }
  await fireEvent.pointerDown(thing, mouse)
  vi.advanceTimersByTime(LONG_PRESS)
  expect(asked).not.toHaveBeenCalled()
  await fireEvent.pointerEnter(document.querySelector('div') as Element, { ...mouse, buttons: 0 })
  vi.advanceTimersByTime(REST)
  expect(rested).toHaveBeenCalledTimes(1)
})
