import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Tip from '../../src/look/Tip.svelte'
import { titled } from '../../src/look/tips'

function token(title: string): { button: HTMLButtonElement; clicked: ReturnType<typeof vi.fn> } {
  const button = document.createElement('button')
  button.title = title
  button.innerHTML = '<span>4</span>'
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  document.body.append(button)
  return { button, clicked }
}

const touch = (type: string, x = 0): PointerEvent => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x }) as unknown as PointerEvent
  Object.defineProperty(event, 'pointerType', { value: 'touch' })
  return event
}
const shown = (): string => document.querySelector('[data-tip]')?.textContent ?? ''
const after = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  render(Tip)
})
afterEach(() => {
  vi.useRealTimers()
  document.querySelectorAll('body > button').forEach((each) => each.remove())
})

describe('what a thing says about itself', () => {
  it('is shown when the focus rests on it, and goes with Escape', async () => {
    const { button } = token('Each recruit brings a coin.')
    await fireEvent.keyDown(document.body, { key: 'Tab' })
    button.focus()
    expect(shown()).toBe('')
    await after(500)
    expect(shown()).toBe('Each recruit brings a coin.')
    await fireEvent.keyDown(button, { key: 'Escape' })
    expect(shown()).toBe('')
  })

  it('goes with the focus', async () => {
    const { button } = token('Popularity.')
    await fireEvent.keyDown(document.body, { key: 'Tab' })
    button.focus()
    await after(500)
    expect(shown()).toBe('Popularity.')
    button.blur()
    await after(0)
    expect(shown()).toBe('')
  })

  it('is shown by a long press, which is no click', async () => {
    const { button, clicked } = token('Power.')
    const inner = button.firstElementChild ?? button
    inner.dispatchEvent(touch('pointerdown'))
    await after(600)
    expect(shown()).toBe('Power.')
    inner.dispatchEvent(touch('pointerup'))
    inner.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(clicked).not.toHaveBeenCalled()
    expect(shown()).toBe('Power.')
    inner.dispatchEvent(touch('pointerdown'))
    inner.dispatchEvent(touch('pointerup'))
    inner.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await after(0)
    expect(clicked).toHaveBeenCalledOnce()
    expect(shown()).toBe('')
  })

  it('is not shown to a mouse, whose browser shows it', async () => {
    const { button } = token('Stars.')
    await fireEvent.keyDown(document.body, { key: 'Tab' })
    await fireEvent.pointerDown(button)
    button.focus()
    await after(600)
    expect(shown()).toBe('')
  })

  it('is not shown to a finger that scrolls', async () => {
    const { button } = token('Coins.')
    button.dispatchEvent(touch('pointerdown'))
    button.dispatchEvent(touch('pointermove', 40))
    await after(600)
    expect(shown()).toBe('')
  })

  it('is left to the board where the thing is one of its own', async () => {
    const { button } = token('A mech.')
    button.dataset['thing'] = 'unit:0/mech/F5'
    button.dispatchEvent(touch('pointerdown'))
    await after(600)
    expect(shown()).toBe('')
  })

  it('is nothing where nothing is said', () => {
    const { button } = token('')
    expect(titled(button)).toBeNull()
    expect(titled(null)).toBeNull()
    expect(screen.queryByText('4')).toBeInTheDocument()
  })
})
