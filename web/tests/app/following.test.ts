import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { missed } from '../../src/table/absence'
import { Following } from '../../src/table/following.svelte'
import { drawn, thingsUnder } from '../../src/table/things'
import Since from '../../src/table/Since.svelte'
import type { LogLine } from '../../src/wire/types'

const line = (n: number, seat = 1, things: string[] = [`hex:F${n}`]): LogLine => ({
  n,
  seat,
  text: `line ${n}`,
  kind: 'move',
  things,
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what was missed', () => {
  it('is what others did since then', () => {
    const log = [line(0), line(1, 0), line(2), line(3, 0)]
    expect(missed(log, 2, [0]).map(({ n }) => n)).toEqual([2, 3])
    expect(missed(log, 3, [0])).toEqual([])
  })

  it('is a list whose lines lead to what they speak of', async () => {
    const seek = vi.fn()
    const close = vi.fn()
    render(Since, { props: { lines: [line(4)], told: vi.fn(), seek, close } })
    await userEvent.click(screen.getByText('line 4'))
    expect(seek).toHaveBeenCalledWith(['hex:F4'])
    await userEvent.click(screen.getByRole('button', { name: /close/i }))
    expect(close).toHaveBeenCalled()
  })
})

describe('following a game', () => {
  it('keeps what was missed until the next decision', () => {
    const table = { id: 'ab', log: [line(0, 0), line(1)], mine: [0], state: { since_you: 1 } }
    const following = new Following(table)
    const numbers = (): number[] => following.away.map(({ n }) => n)
    expect(following.hear(false)).toBe(false)
    expect(numbers()).toEqual([1])
    table.log = [...table.log, line(2)]
    expect(following.hear(false)).toBe(false)
    Object.assign(table, { log: [...table.log, line(3, 0)], state: { since_you: 4 } })
    expect(following.hear(false)).toBe(true)
    expect(numbers()).toEqual([])
    following.look(true)
    table.log = [...table.log, line(4), line(5)]
    following.hear(true)
    following.look(false)
    expect(numbers()).toEqual([4, 5])
  })

  it('does not tell again after a reload what the reader has put aside', () => {
    const table = { id: 'cd', log: [line(0, 0), line(1), line(2)], mine: [0], state: { since_you: 1 } }
    const opened = (): Following => {
      const following = new Following(table)
      following.hear(false)
      return following
    }
    const first = opened()
    expect(first.away.map(({ n }) => n)).toEqual([1, 2])
    expect(opened().away).toHaveLength(2) // who has not closed it is told once more
    first.close()
    expect(first.away).toEqual([])
    expect(opened().away).toEqual([])
    table.log = [...table.log, line(3)]
    expect(opened().away.map(({ n }) => n)).toEqual([3])
    // What was told before the reader's eyes needs no closing.
    const watching = opened()
    table.log = [...table.log, line(4)]
    watching.hear(false)
    expect(opened().away).toEqual([])
    table.log = [...table.log, line(5)]
    watching.hear(true) // in a tab behind another nobody has seen it
    expect(opened().away.map(({ n }) => n)).toEqual([5])
    // Of another table, or after lines were taken back, nothing was put aside.
    Object.assign(table, { log: [line(0, 0), line(1)] })
    expect(opened().away.map(({ n }) => n)).toEqual([1])
    Object.assign(table, { id: 'ef', log: [line(0, 0), line(1), line(2)] })
    expect(opened().away).toHaveLength(2)
  })
})

describe('a thing of a line', () => {
  it('is found on the board, a card wherever it lies', () => {
    document.body.innerHTML = '<i data-thing="hex:F5"></i><i data-thing="location:0/motel"></i>'
    for (const each of document.querySelectorAll('i'))
      each.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    expect(drawn(document, ['unit:0/char', 'hex:F5'])?.getAttribute('data-thing')).toBe('hex:F5')
    expect(drawn(document, ['card:motel'])?.getAttribute('data-thing')).toBe('location:0/motel')
    expect(drawn(document, ['card:none'])).toBeNull()
    expect(thingsUnder(document.querySelector('i'))).toEqual(['hex:F5'])
    expect(thingsUnder(document.body)).toEqual([])
    document.body.innerHTML = ''
  })
})
