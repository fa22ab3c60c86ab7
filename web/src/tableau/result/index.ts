/** The end of a game: a chunk of its own. */

export { default as Actions } from './Actions.svelte'
export { default as Field } from './Field.svelte'
export { default as EndPlate } from './EndPlate.svelte'
