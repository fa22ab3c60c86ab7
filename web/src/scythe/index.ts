/** The board of Scythe: a lazy chunk. */

export { default as Board } from './Board.svelte'
export { answerText, explained as explain } from './explain'
export { colourOf } from './look'
