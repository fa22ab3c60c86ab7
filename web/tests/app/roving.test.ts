/** One stop of the Tab key for a group, and the arrow keys inside it. */

import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { roving, type Walk } from '../../src/look/roving'

let leave: (() => void) | undefined

function group(inside: string, walk?: Walk, dir = 'ltr'): HTMLElement {
  document.body.innerHTML = `<div style="direction: ${dir}">${inside}</div>`
  const made = document.body.firstElementChild as HTMLElement
  leave = roving(walk)(made) ?? undefined
  return made
}
afterEach(() => {
  leave?.()
  document.body.innerHTML = ''
})

const thing = (name: string, lit = false): string =>
  `<button data-thing="${name}" ${lit ? 'data-lit' : ''}>${name}</button>`
const stops = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((each) => each.tabIndex === 0)
    .map((each) => each.textContent)
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

describe('a group of things', () => {
  it('is entered at the first that is lit, else at the first', async () => {
    const made = group(thing('a') + thing('b') + thing('c'))
    expect(stops()).toEqual(['a'])
    button('c').dataset['lit'] = ''
    await vi.waitFor(() => expect(stops()).toEqual(['c']))
    made.insertAdjacentHTML('afterbegin', thing('d', true))
    await vi.waitFor(() => expect(stops()).toEqual(['d']))
  })

  it('remembers where the focus was until something changes', async () => {
    const made = group(thing('a') + thing('b') + thing('c'))
    button('b').focus()
    button('b').blur()
    expect(stops()).toEqual(['b'])
    made.insertAdjacentHTML('beforeend', thing('d', true))
    await vi.waitFor(() => expect(stops()).toEqual(['d']))
  })

  it('is walked by keys, and ends at its ends', async () => {
    group(thing('a') + thing('b') + thing('c'))
    button('a').focus()
    for (const [key, now] of [
      ['ArrowRight', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowRight', 'c'],
      ['ArrowLeft', 'b'],
      ['Home', 'a'],
      ['ArrowUp', 'a'],
      ['End', 'c'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      expect(document.activeElement).toHaveTextContent(now)
      expect(stops()).toEqual([now])
    }
  })

  it('goes where reading goes', async () => {
    group(thing('a') + thing('b') + thing('c'), undefined, 'rtl')
    button('a').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(button('b')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(button('a')).toHaveFocus()
  })

  it('leaves other keys, and keys of the browser, alone', async () => {
    const heard = vi.fn<(key: string) => void>()
    group(thing('a') + thing('b'))
    document.body.addEventListener('keydown', (event) => heard(event.key), { once: true })
    button('a').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(button('a')).toHaveFocus()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('may be other things, with another entry', () => {
    group('<button>old</button><button>new</button>', { things: 'button', entry: (all) => all.at(-1) })
    expect(stops()).toEqual(['new'])
  })
})
