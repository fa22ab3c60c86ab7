/** Pages about the cards of these games: a lazy chunk. */

export { default as browse } from './pages/Browser.svelte'
export { default as designs } from './pages/Designs.svelte'
export { default as legend } from './pages/Legend.svelte'

export const words = ['web-tableau-cards']
