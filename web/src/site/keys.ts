/** The keys of the pages around the tables: the same ones on each of them. */

import { addressOf, begin } from '../home/begin'
import { chosenSeats } from '../home/against'
import { games, quickTable } from '../home/games.svelte'
import { latin } from '../look/keyboard'
import { go } from '../routes.svelte'
import { myTurns } from './mine.svelte'
import { byUrgency } from './urgency'

/** All of them, and the message that says what each does. */
export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1 2 3', 'keys-play'],
  ['G', 'keys-turn'],
  ['N', 'keys-new'],
  ['T', 'keys-tables'],
  ['/', 'keys-search'],
  ['?', 'keys-list'],
]

const SEARCH = 'input[type=search]:not([inert] *)'
const TYPING = 'input, select, textarea, dialog, [contenteditable]'

let begins = false

/** Begins a game as its poster does. */
async function play(place: number): Promise<void> {
  const game = games()[place]
  if (game === undefined || begins) return
  begins = true
  await begin(quickTable(game.name, chosenSeats(game), game.usual_level))
  begins = false
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH)
  if (field === null) go('/learn')
  else field.focus()
}

/** Where a key leads; undefined for one that means nothing. */
function deed(key: string, list: () => void): (() => unknown) | undefined {
  if (/^[1-9]$/.test(key)) return () => play(Number(key) - 1)
  const next = byUrgency(myTurns(), Date.now() / 1000)[0]
  const deeds: Record<string, (() => unknown) | undefined> = {
    g: next === undefined ? undefined : () => go(addressOf(next)),
    n: () => go('/new'),
    t: () => go('/lobby'),
    '/': search,
    '?': list,
  }
  return deeds[key]
}

/** Does what a key means here; what is typed somewhere means nothing. */
export function pressed(event: KeyboardEvent, list: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return
  if (document.querySelector('dialog[open]') !== null) return
  const found = deed(latin(event), list)
  if (found === undefined) return
  event.preventDefault()
  void found()
}
