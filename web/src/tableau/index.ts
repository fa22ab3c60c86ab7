/** The board of the card games: a lazy chunk. */

export { default as Board } from './Board.svelte'
export { decided } from './decided'
export { default as Result } from './late/Result.svelte'
export { sentence } from './showing'

export const showsResult = true
