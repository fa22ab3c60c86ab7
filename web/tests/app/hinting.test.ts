import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Hinting } from '../../src/table/hinting.svelte'
import Hints from '../../src/table/rail/Hints.svelte'
import type { HintAnswer } from '../../src/wire/types'
import { opened, state } from './line'

const ANSWERS: HintAnswer[] = [
  { line: 'move / char / D5', label: 'Move', chance: 0.314, why: 'More land', things: [['section:move'], ['hex:D5']] },
  { line: 'move / coins', label: 'Coins', chance: 0.29, why: '', things: [['section:move'], ['choice:coins']] },
  { line: 'pass', label: 'Pass', chance: 0.2, why: '', things: [[]] },
]

function hinted() {
  const { line, deciding } = opened()
  const hinting = new Hinting(deciding)
  hinting.ask(false)
  line.say({ is: 'hint', ask: Number(line.last('hint')?.['ask']), answers: ANSWERS })
  return { line, deciding, hinting }
}

describe('a hint', () => {
  it('is asked for once, and a second press draws the next line, round and round', () => {
    const { line, hinting } = hinted()
    expect(hinting.lines).toEqual([{ kind: 'hint', things: ANSWERS[0]?.things }])
    hinting.ask(true)
    expect(hinting.line?.line).toBe('move / coins')
    hinting.ask(true)
    hinting.ask(true)
    expect(hinting.line?.line).toBe('move / char / D5')
    expect(line.sent.filter((each) => each['do'] === 'hint')).toHaveLength(1)
  })

  it('comes back as it was when its card was closed', () => {
    const { hinting } = hinted()
    hinting.ask(true)
    hinting.ask(false)
    expect(hinting.line?.line).toBe('move / coins')
  })

  it('gives the answers it begins with its chance in per cent, the best one', () => {
    const { hinting } = hinted()
    const answers = [
      { text: 'move', label: 'Move' },
      { text: 'mov', label: '?' },
      { text: 'pass', label: 'Pass' },
    ]
    expect([...hinting.chances(answers)]).toEqual([
      ['move', 31],
      ['pass', 20],
    ])
  })

  it('is over with the next state', () => {
    const { line, hinting } = hinted()
    line.say(state({ seq: 2 }))
    expect([hinting.now, hinting.lines]).toEqual([null, []])
  })

  it('shows the reasons of the line that is drawn, and plays it', async () => {
    const done: unknown[] = []
    render(Hints, {
      answers: ANSWERS,
      text: '',
      shown: 0,
      choose: (at: number) => done.push(at),
      play: (line: string) => done.push(line),
    })
    expect(screen.getByText('More land')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Play this' }))
    await userEvent.click(screen.getByRole('button', { name: /^Coins/ }))
    expect(done).toEqual(['move / char / D5', 1])
  })
})
