/** The keys of a table's page. */

import { latin } from '../look/keyboard'
import type { Deciding } from './deciding.svelte'
import type { Narration } from './narrating.svelte'
import type { Table } from './table.svelte'

/** A part of the page that a key leads to. */
export type Part = 'answers' | 'filter' | 'board' | 'log'

export interface Pressing {
  table: Table
  deciding: Deciding
  narration: Narration
  /** Bring this part forward and put the focus into it. */
  goTo: (part: Part) => void
  help: () => void
  /** Say what these things are. */
  explain: (things: readonly string[]) => void
}

const PARTS: Readonly<Record<string, Part>> = { a: 'answers', f: 'filter', b: 'board', l: 'log' }

/** Does what the key stands for; anyone who is typing, or answering a dialog, is left alone. */
export function pressed(event: KeyboardEvent, { table, deciding, narration, goTo, help, explain }: Pressing): void {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, select, textarea, dialog') != null || event.altKey || event.metaKey) return
  const { seat } = deciding
  const key = latin(event)
  const part = PARTS[key]
  const answer = deciding.answers.find((each) => each.text === target?.getAttribute('data-answer'))
  if (key === 'Escape' && (deciding.why !== null || deciding.allowed !== null || table.refusal !== null))
    deciding.forgive()
  else if (key === 'Escape' && deciding.halfway) deciding.cancel()
  else if (key === 'Escape' && narration.line !== null) narration.skip()
  else if (event.ctrlKey && key === 'z' && seat !== null && table.state?.undo === true) table.undo(seat)
  else if (event.ctrlKey && key === 'y' && seat !== null && table.state?.redo === true) table.redo(seat)
  else if (event.ctrlKey) return
  else if (part !== undefined) goTo(part)
  else if (key === 'e' && table.question?.can_end === true) table.end(table.question.seat)
  else if (key === '?' && answer !== undefined) explain(answer.things ?? [])
  else if (key === 'h' || (key === '?' && target?.closest('[data-board]') == null)) help()
  else return
  event.preventDefault()
}
