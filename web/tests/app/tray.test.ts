/** Amounts on a tray: chosen by press, key or pointing, taken together, and put back. */

import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import ChipBar from '../../src/table/rail/ChipBar.svelte'
import type { Loading } from '../../src/table/board'
import type { Deciding } from '../../src/table/deciding.svelte'
import Tray from '../../src/table/Tray.svelte'
import type { TrayRow } from '../../src/wire/types'
import { opened, type Line } from './line'

const WORKERS: TrayRow = { name: 'worker', label: 'workers', things: ['unit:0/worker/F1'], least: 0, most: 2 }
const OIL: TrayRow = { name: 'oil', label: 'oil', things: ['good:oil/F1'], least: 0, most: 3 }

function asked(tray: TrayRow[] = [WORKERS, OIL]): { deciding: Deciding; line: Line } {
  return opened({
    undo: true,
    questions: [
      {
        seat: 0,
        name: 'cargo',
        text: 'What rides along?',
        prompt: '',
        answers: [
          { text: 'carry all', label: 'Everything', things: ['hex:F2'] },
          { text: 'carry 1 worker', label: 'One worker', things: ['unit:0/worker/F1'] },
          { text: 'carry 1 oil', label: 'One oil', things: ['good:oil/F1'] },
          { text: 'carry nothing', label: 'Nothing', things: ['unit:0/mech/F1'] },
        ],
        can_end: false,
        curtain: false,
        longer: [],
        tray,
      },
    ],
  })
}

/** What the board is given, as the page of a table gives it. */
const loading = (deciding: Deciding): Loading => ({
  get rows() {
    return deciding.tray
  },
  get amounts() {
    return deciding.loading
  },
  get busy() {
    return deciding.table.busy
  },
  set: (row, amount) => deciding.set(row, amount),
  go: () => deciding.load(),
})

describe('a tray', () => {
  it('begins with as little as can be, and stops at what there is', async () => {
    const { deciding, line } = asked([{ ...WORKERS, least: 1 }, OIL])
    render(Tray, { loading: loading(deciding) })
    const amount = screen.getByRole('spinbutton', { name: 'workers' })
    expect(amount).toHaveAttribute('aria-valuenow', '1')
    await userEvent.click(screen.getByRole('button', { name: /Fewer: .*workers/ }))
    expect(amount).toHaveAttribute('aria-valuenow', '1')
    for (let k = 0; k < 3; k += 1) await userEvent.click(screen.getByRole('button', { name: /More: .*workers/ }))
    expect(amount).toHaveAttribute('aria-valuenow', '2')
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(line.last('load')).toEqual({ do: 'load', seat: 0, amounts: { worker: 2, oil: 0 }, at: 1 })
  })

  it('is worked by keyboard alone', async () => {
    const { deciding, line } = asked()
    render(Tray, { loading: loading(deciding) })
    screen.getByRole('spinbutton', { name: 'workers' }).focus()
    await userEvent.keyboard('{ArrowUp}+-{Tab}')
    expect(screen.getByRole('spinbutton', { name: 'oil' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}')
    expect(line.last('load')?.['amounts']).toEqual({ worker: 1, oil: 2 })
  })

  it('is filled by pointing to what rides along, one by one, and then taken by the goal', () => {
    const { deciding, line } = asked()
    deciding.point(['good:oil/F1', 'hex:F1'])
    deciding.point(['good:oil/F1', 'hex:F1'])
    expect([deciding.loading, deciding.touched]).toEqual([{ worker: 0, oil: 2 }, true])
    deciding.point(['hex:F2'])
    expect(line.last('load')?.['amounts']).toEqual({ worker: 0, oil: 2 })
    expect(line.last('play')).toBeUndefined()
  })

  it('is emptied again by pointing to a kind of which everything is taken, and by one step back', () => {
    const { deciding, line } = asked()
    for (let k = 0; k < 3; k += 1) deciding.point(['unit:0/worker/F1', 'hex:F1'])
    expect(deciding.loading['worker']).toBe(0)
    deciding.point(['unit:0/worker/F1', 'hex:F1'])
    deciding.cancel()
    expect([deciding.loading, line.last('undo')]).toEqual([{ worker: 0, oil: 0 }, undefined])
    deciding.cancel()
    expect(line.last('undo')).toEqual({ do: 'undo', seat: 0, at: 1 })
  })

  it('left alone, the goal means everything, as it is lit', () => {
    const { deciding, line } = asked()
    deciding.point(['hex:F2'])
    expect([line.last('load'), line.last('preview')?.['line']]).toEqual([undefined, 'carry all'])
  })
})

describe('the chips beside a tray', () => {
  const chips = (tray?: TrayRow[]): { line: Line } => {
    const { deciding, line } = asked(tray)
    render(ChipBar, { deciding, open: false, all: () => undefined })
    return { line }
  }

  it('take everything, nothing, or all of one kind at once', async () => {
    const { line } = chips()
    expect(screen.getAllByRole('button').map((each) => each.textContent.trim())).toEqual(
      expect.arrayContaining(['Everything', 'Nothing']),
    )
    await userEvent.click(screen.getByRole('button', { name: /^All: .*oil/ }))
    expect(line.last('load')?.['amounts']).toEqual({ worker: 0, oil: 3 })
  })

  it('say that some of it must come along', async () => {
    const { line } = chips([{ ...WORKERS, least: 1 }, OIL])
    expect(screen.queryByRole('button', { name: 'Nothing' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'As little as possible' }))
    expect(line.last('load')?.['amounts']).toEqual({ worker: 1, oil: 0 })
  })
})
