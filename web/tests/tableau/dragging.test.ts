import { fireEvent } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, read, show, type Fixture } from './showing'

const built =
  answers(read<Fixture>('state-turn'))
    .find((answer) => answer.text.startsWith('build '))
    ?.text.split(' ')[1] ?? ''
const idle = (read<Fixture>('state-turn').view.own?.hand ?? []).find(
  (card) => !answers(read<Fixture>('state-turn')).some((answer) => answer.things?.includes(`hand:${card}`)),
)

const at = (thing: string): Element => {
  const found = document.querySelector(`[data-thing="${thing}"]`)
  if (found === null) throw new Error(`${thing} is not on the board`)
  return found
}

/** jsdom has no layout: the element under the pointer is the one we say. */
async function drag(from: string, to: Element | null): Promise<void> {
  document.elementFromPoint = () => to
  await fireEvent.pointerDown(at(from), { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' })
  await fireEvent.pointerMove(window, { clientX: 60, clientY: 60 })
  expect(document.querySelector('.ghost')).not.toBeNull()
  await fireEvent.pointerUp(window, { clientX: 80, clientY: 80 })
  await fireEvent.click(at(from))
}

describe('a card that is dragged', () => {
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'))

  it('on a zone is the answer that both name', async () => {
    const { given } = show('state-turn')
    await drag(`hand:${built}`, at('verb:build'))
    const dropped = [[`hand:${built}`], 'verb:build', `drag:${built}/verb:build`]
    expect(given.drop).toHaveBeenCalledExactlyOnceWith(...dropped)
    expect(document.querySelector('.ghost, .takes, .drop-here')).toBeNull()
  })

  it('on a zone that does not take it asks why', async () => {
    expect(idle).toBeDefined()
    const { given } = show('state-turn')
    await drag(`hand:${idle ?? ''}`, at('verb:build'))
    const card = idle ?? ''
    expect(given.drop).toHaveBeenCalledExactlyOnceWith([`hand:${card}`], 'verb:build', `drag:${card}/verb:build`)
  })

  it('on a thing that does not take it plays nothing else, though the card is lit', async () => {
    const { given } = show('state-turn')
    await drag(`hand:${built}`, at(`hand:${idle ?? ''}`))
    expect(given.point).not.toHaveBeenCalled()
  })

  it('into nowhere changes nothing', async () => {
    const { given } = show('state-turn')
    await drag(`hand:${built}`, null)
    expect(given.point).not.toHaveBeenCalled()
  })
})

describe('a long press', () => {
  it('asks what the card is instead of choosing it', async () => {
    const { given } = show('state-turn')
    const card = at(`hand:${built}`)
    await fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 5, clientY: 5 })
    await expect.poll(() => given.ask, { timeout: 30_000 }).toHaveBeenCalledExactlyOnceWith(`hand:${built}`)
    await fireEvent.pointerUp(card, { pointerType: 'touch' })
    await fireEvent.click(card)
    expect(given.point).not.toHaveBeenCalled()
  })
})
