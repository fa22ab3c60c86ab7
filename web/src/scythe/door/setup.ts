/** What a table that is set up shows of Scythe. */

import type { Dealt } from '../../setup/family'
import type { Reference } from '../../table/board'
import type { ScytheReference } from '../types'

export { default as Store } from '../symbols/Symbols.svelte'
export { default as Portrait } from './Portrait.svelte'
export { default as Picker } from './Picker.svelte'

export const catalogues = ['web-scythe-door'] as const

/** The ability that only this faction has. */
export function gift(reference: Reference, dealt: Dealt): string {
  const { facts, words } = reference as unknown as ScytheReference
  const ability = facts.factions[dealt['faction'] ?? '']?.ability ?? ''
  return words.faction_abilities[ability]?.name ?? ''
}
