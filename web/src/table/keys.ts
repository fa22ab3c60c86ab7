/** The keys of a table's page: the same ones for every game. A board adds only what its own drawing needs. */

import { latin } from '../look/keyboard'
import type { Deciding } from './deciding.svelte'
import type { Playback } from './playback.svelte'
import type { Openings } from './rail/open.svelte'
import type { Table } from './table.svelte'
import { thingsUnder } from './things'

/** A part of the page that a key leads to. */
export type Part = 'answers' | 'filter' | 'board' | 'log'

export interface Pressing {
  table: Table
  deciding: Deciding
  playback: Playback
  openings: Openings
  /** Bring this part forward and put the focus into it. */
  goTo: (part: Part) => void
  hint: () => void
  help: () => void
  /** Say what these things are. */
  explain: (things: readonly string[]) => void
}

/** All keys and what they do, as they are listed for the reader. */
export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1 – 9', 'table-key-digits'],
  ['E', 'table-end-turn'],
  ['Z / Ctrl Z', 'table-undo'],
  ['Ctrl Y', 'table-redo'],
  ['I', 'table-hint'],
  ['?', 'table-key-explain'],
  ['A', 'table-key-answers'],
  ['F', 'table-key-filter'],
  ['B', 'table-key-board'],
  ['N', 'table-key-next'],
  ['↑ ↓ ← →', 'table-key-arrows'],
  ['Enter', 'table-key-enter'],
  ['L', 'table-key-log'],
  ['Space', 'table-key-space'],
  ['Esc', 'table-key-escape'],
  ['H', 'table-keys'],
]

const PARTS: Readonly<Record<string, Part>> = { a: 'answers', f: 'filter', b: 'board', l: 'log' }

/** Does what the key stands for; anyone who is typing, or answering a dialog, is left alone. */
export function pressed(event: KeyboardEvent, on: Pressing): void {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, select, textarea, dialog') != null || event.altKey || event.metaKey) return
  if (event.defaultPrevented) return
  const key = latin(event)
  const done = key === 'Escape' ? back(on) : event.ctrlKey ? commanded(key, on) : keyed(key, target, on, event.shiftKey)
  if (done) event.preventDefault()
}

/** One step back: what was said, chosen, opened or shown. */
function back({ table, deciding, playback, openings }: Pressing): boolean {
  if (deciding.why !== null || deciding.allowed !== null || table.refusal !== null) deciding.forgive()
  // Where amounts are asked for there is nothing to step back to but the line that led there.
  else if (deciding.halfway || (deciding.tray.length > 0 && openings.now === null)) deciding.cancel()
  else if (openings.now !== null) openings.close()
  else if (playback.running) playback.skip()
  else return false
  return true
}

function commanded(key: string, { table, deciding }: Pressing): boolean {
  if (deciding.seat === null) return false
  if (key === 'z' && deciding.undoable) deciding.undo()
  else if (key === 'y' && table.state?.redo === true) table.redo(deciding.seat)
  else return false
  return true
}

/** Holds the show or lets it go on; afterwards it can be seen again. */
function spaced(playback: Playback): boolean {
  if (playback.running) playback.pause()
  else if (playback.canRepeat) playback.again()
  else return false
  return true
}

/** What is chosen is done, unless the key is that of a button. */
function entered({ deciding, table }: Pressing, target: Element | null): boolean {
  if (deciding.chosen === null || deciding.selecting === null || table.busy) return false
  if (target?.closest('button, a, [role=button], [role=radio]') != null) return false
  deciding.confirm()
  return true
}

function keyed(key: string, target: Element | null, on: Pressing, back: boolean): boolean {
  const { table, deciding } = on
  const part = PARTS[key]
  if (part !== undefined) on.goTo(part)
  else if (key === ' ' && target?.closest('button, a, [role=button]') == null) return spaced(on.playback)
  else if (key === 'z') return commanded(key, on)
  else if (key === 'i' && table.question !== null) on.hint()
  else if (key === 'e' && deciding.ending !== null) deciding.end()
  else if (key === '?') return asked(target, on)
  else if (key === 'n') return next(back)
  else if (key === 'Enter') return entered(on, target)
  else if (/^[1-9]$/.test(key)) return numbered(Number(key))
  else if (key === 'h') on.help()
  else return false
  return true
}

const reachable = (each: Element): boolean => each.closest('[inert]') === null && each.getClientRects().length > 0
const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)].filter(reachable)

/** What is in focus, or under the pointer, is looked at; of an answer that is what it speaks of. */
function asked(target: Element | null, { deciding, explain }: Pressing): boolean {
  const answer = deciding.answers.find((each) => each.text === target?.getAttribute('data-answer'))
  const hovered = [...document.querySelectorAll('[data-thing]:hover')].at(-1) ?? null
  const things = answer?.things ?? thingsUnder(target?.closest('[data-thing]') ?? hovered)
  if (things.length === 0) return false
  explain(things)
  return true
}

/** The focus goes to the next thing on the board that can be chosen. */
function next(back: boolean): boolean {
  const lit = all('[data-board] :is(button, [tabindex])[data-lit]')
  const at = lit.findIndex((each) => each === document.activeElement)
  const to = back ? lit.at(Math.max(at, 0) - 1) : lit[(at + 1) % lit.length]
  to?.focus()
  return to !== undefined
}

/**
 * A digit presses what shows it, where that can be chosen; else it counts the answers that lie before the reader. What
 * would be done at once by it (`data-does`) only gets the focus: digits choose, Enter does.
 */
function numbered(digit: number): boolean {
  const shows = all(`[aria-keyshortcuts~="${digit}"]`).filter((each) => each.matches('[data-lit], [data-may]'))
  const over = shows.find((each) => each.closest('[data-over]') !== null)
  const counted = [
    all('[data-over] [data-urgent] [data-lit]'),
    all('[data-counted] [data-lit]'),
    all('[data-over] [data-answer]'),
    all('[data-chip]'),
  ]
  const to = over ?? shows[0] ?? counted.find((each) => each.length > 0)?.[digit - 1]
  if (to?.hasAttribute('data-does') === true) to.focus()
  else to?.click()
  return to !== undefined
}
