/** What the door shows of the card games. */

import '../icons/factions.css'

export { default as Crest } from './Crest.svelte'
export { default as Glance } from './Glance.svelte'

export const tint = (faction: string): string => `f-${faction} of-faction`
