import { describe, expect, it, vi } from 'vitest'
import { latin } from '../../src/look/keyboard'
import { keepsFocus } from '../../src/table/focusing'

const key = (name: string, code: string): string => latin(new KeyboardEvent('keydown', { key: name, code }))

describe('keys', () => {
  it('do the same on every layout and with Caps Lock', () => {
    expect(key('a', 'KeyA')).toBe('a')
    expect(key('A', 'KeyA')).toBe('a')
    expect(key('ش', 'KeyA')).toBe('a')
    expect(key('ظ', 'KeyZ')).toBe('z')
    expect(key('؟', 'Slash')).toBe('?')
  })

  it('are what they write where that is a Latin letter or a sign', () => {
    expect(key('z', 'KeyY')).toBe('z')
    expect(key('+', 'Digit3')).toBe('+')
    expect(key('Enter', 'Enter')).toBe('Enter')
  })
})

describe('the focus', () => {
  const page = (): { region: HTMLElement; one: HTMLButtonElement; other: HTMLButtonElement; stop: () => void } => {
    document.body.innerHTML = '<main><button>one</button><button>other</button></main>'
    const region = document.querySelector('main') as HTMLElement
    const [one, other] = [...region.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
    const stop = keepsFocus(() => other)(region) as () => void
    return { region, one, other, stop }
  }

  it('goes on when its element goes', async () => {
    const { one, other, stop } = page()
    one.focus()
    one.remove()
    await vi.waitFor(() => expect(document.activeElement).toBe(other))
    stop()
  })

  it('stays away from who has left by themselves', async () => {
    const { region, one, stop } = page()
    one.focus()
    one.blur()
    await new Promise((resolve) => setTimeout(resolve, 5))
    one.remove()
    region.append(document.createElement('p'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(document.activeElement).toBe(document.body)
    stop()
  })
})
