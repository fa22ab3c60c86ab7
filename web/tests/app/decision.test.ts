import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { describe, expect, it } from 'vitest'
import DecisionPanel from '../../src/table/DecisionPanel.svelte'
import type { Deciding } from '../../src/table/deciding.svelte'
import Seats from '../../src/table/Seats.svelte'
import { Table } from '../../src/table/table.svelte'
import { exchange, info, opened, state, type Line } from './line'

function shown(change: Parameters<typeof state>[0] = {}): { line: Line; deciding: Deciding } {
  const { line, deciding } = opened(change)
  render(DecisionPanel, { deciding, hints: true, game: 'scythe' })
  return { line, deciding }
}

describe('the decision panel', () => {
  it('lists the answers and plays a click', async () => {
    const { line } = shown()
    expect(screen.getByRole('heading', { name: 'Choose a section' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [],
      things: [],
    })
    expect(line.last('play')).toEqual({ do: 'play', seat: 0, line: 'move', at: 1, on: true })
  })

  it('takes a double click for one: nothing is confirmed unread', async () => {
    const { line, deciding } = shown()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pass' }))
    expect([deciding.chosen?.text, deciding.asking]).toEqual(['pass', true])
    expect(line.last('play')).toBeUndefined()
  })

  it('offers who has left the way back and nothing else', async () => {
    const { line, deciding } = shown({ questions: [], waiting_for: [1], undo: true, redo: true })
    expect(screen.getByRole('button', { name: 'Take back' })).toBeEnabled()
    const [own, ...others] = info().seats
    line.say({ is: 'table', table: info({ seats: [{ ...own, bot: true } as never, ...others] }) })
    expect(await screen.findByRole('heading', { name: 'A bot plays for you now' })).toBeInTheDocument()
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Come back to my seat'])
    expect(deciding.seat).toBeNull()
    line.say({ is: 'table', table: info() })
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeEnabled()
  })

  it('tells who has no seat that they watch', async () => {
    const { line } = shown({ questions: [], waiting_for: [1] })
    expect(screen.queryByText('You are watching')).toBeNull()
    line.say({ is: 'table', table: info({ mine: [] }) })
    expect(await screen.findByText('You are watching')).toBeInTheDocument()
  })

  it('asks once what an answer would do, though pointer, focus and click all want to know', async () => {
    const { line } = shown()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    expect(line.sent.filter((each) => each['do'] === 'preview')).toHaveLength(1)
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [],
      things: [],
    })
    expect(line.sent.filter((each) => each['do'] === 'play')).toHaveLength(1)
  })

  it('is worked by keyboard alone', async () => {
    const { line } = shown()
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Move' }).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Pass' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(line.last('play')).toBeUndefined()
    await user.keyboard('{Enter}')
    expect(line.last('play')?.['line']).toBe('pass')
  })

  it('keeps the place of who answers by keyboard while others answer', async () => {
    const { line } = shown()
    screen.getByRole('button', { name: 'Move' }).focus()
    line.say(state({ seq: 2, questions: [], waiting_for: [1] }))
    await screen.findByRole('heading', { name: 'Waiting for Steady bot' })
    expect(document.body).toHaveFocus()
    line.say(state({ seq: 3 }))
    expect(await screen.findByRole('button', { name: 'Move' })).toHaveFocus()
  })

  it('offers one way to end a turn, not two, when the end is to be confirmed', async () => {
    const answers = [{ text: 'end', label: 'Stop here', things: [], ends: true }]
    shown({
      questions: [
        {
          seat: 0,
          name: 'end',
          text: 'End?',
          answers,
          can_end: true,
          curtain: false,
          longer: [],
          tray: [],
          prompt: '',
        },
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Stop here' }))
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
  })

  it('shows what would change before it is confirmed', async () => {
    const { line } = shown()
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: false,
      changes: [{ seat: 0, what: 'popularity', from: 4, to: 2 }],
      things: [],
    })
    expect(await screen.findByText('popularity')).toBeInTheDocument()
    expect(screen.getByText(/cannot be taken back/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(line.last('play')?.['line']).toBe('pass')
  })

  it('keeps showing what an answer does while the reader reaches for a button beside it', async () => {
    const { line } = shown({ undo: true })
    screen.getByRole('button', { name: 'Pass' }).focus()
    line.say({
      is: 'preview',
      ask: Number(line.last('preview')?.['ask']),
      view: {} as never,
      log: [],
      complete: true,
      changes: [{ seat: 0, what: 'popularity', from: 4, to: 2 }],
      things: [],
    })
    expect(await screen.findByText('popularity')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Take back' })) // it would slip away under the pointer
    expect(screen.getByText('popularity')).toBeInTheDocument()
    expect(line.last('undo')).toEqual({ do: 'undo', seat: 0, at: 1 })
  })

  it('filters a long list', async () => {
    const answers = Array.from({ length: 30 }, (_, k) => ({
      text: `f${k}`,
      label: `Field ${k}`,
      things: [`hex:F${k}`],
    }))
    const { line } = shown({
      questions: [
        {
          seat: 0,
          name: 'step',
          text: 'Where to?',
          answers,
          can_end: false,
          curtain: false,
          longer: [],
          tray: [],
          prompt: '',
        },
      ],
    })
    await userEvent.type(screen.getByRole('searchbox'), 'Field 17')
    expect(screen.getAllByRole('button', { name: /Field/ })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(line.last('preview')?.['line']).toBe('f17')
  })

  it('takes back and ends the turn', async () => {
    const { line } = shown({
      undo: true,
      questions: [
        {
          seat: 0,
          name: 'end',
          text: 'End?',
          answers: [],
          can_end: true,
          curtain: false,
          longer: [],
          tray: [],
          prompt: '',
        },
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: 'End turn' }))
    expect(line.last('end')).toEqual({ do: 'end', seat: 0, at: 1 })
    line.say({ is: 'done', at: 1, seq: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(line.last('undo')).toEqual({ do: 'undo', seat: 0, at: 1 })
  })

  it('names who is waited for', () => {
    shown({ questions: [], waiting_for: [1] })
    expect(screen.getByRole('heading', { name: 'Waiting for Steady bot' })).toBeInTheDocument()
  })
})

describe('the seats at one screen', () => {
  it('call "you" only who has the screen now, and nobody while it changes hands', async () => {
    const { lines, make } = exchange()
    const table = new Table('t1', null, make)
    const [line] = lines
    if (line === undefined) throw new Error('no line was opened')
    line.open()
    const [own, other] = info().seats
    line.say({
      is: 'table',
      table: info({ mine: [0, 1], seats: [own, { ...other, who: 'hotseat', person: 'p1', bot: false }] as never }),
    })
    line.say(state({ seat: 1 }))
    const { container } = render(Seats, { table })
    const you = (): string[] =>
      [...container.querySelectorAll('li')]
        .filter((each) => each.textContent.includes('you'))
        .map((each) => each.dataset['seat'] ?? '')
    expect(you()).toEqual(['1'])
    line.say(state({ seq: 2, seat: null }))
    await tick()
    expect(you()).toEqual([])
    line.say(state({ seq: 3, seat: 0 }))
    await tick()
    expect(you()).toEqual(['0'])
  })
})
