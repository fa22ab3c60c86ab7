/** The printed facts of a game with one card of each design, as the server says them. */

import { readFileSync } from 'node:fs'
import type { TableauReference } from '../../src/tableau/types'

const ALL = JSON.parse(readFileSync('tests/fixtures/tableau-designs.json', 'utf8')) as Record<string, TableauReference>

export function designs(game: string): TableauReference {
  const found = ALL[game]
  if (found === undefined) throw new Error(`no designs of ${game}`)
  return found
}

/** The first card of a design. */
export function wordOf({ facts }: TableauReference, design: string): string {
  const found = Object.entries(facts.cards).find(([, card]) => card.design === design)
  if (found === undefined) throw new Error(`no card of ${design}`)
  return found[0]
}
