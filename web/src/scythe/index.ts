/** The board of Scythe: a lazy chunk. */

export { default as Board } from './Board.svelte'
export { answerText, explained as explain } from './explain'
export { keys } from './keys'
export { colourOf } from './look'
