/** The board of the card games: a lazy chunk. */

export { default as Board } from './Board.svelte'
export { decided } from './result'
export { sentence } from './showing'
