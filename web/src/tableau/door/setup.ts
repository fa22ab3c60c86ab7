/** What a table that is set up shows of the card games. */

import type { OptionInfo, OptionValue } from '../../wire/types'
import { say } from '../../words'
import '../icons/factions.css'

export { default as Store } from '../icons/Symbols.svelte'
export { default as Portrait } from './Portrait.svelte'
export { default as Picker } from './Picker.svelte'
export { default as Cover } from './Cover.svelte'
export { default as Rival } from './Rival.svelte'

export const catalogues = ['web-tableau-door'] as const

export const about = (option: OptionInfo, value: OptionValue): string =>
  say(`web-tableau-door-${option.name}-${String(value)}`, null, '')
