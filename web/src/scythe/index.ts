export { default as Board } from './Board.svelte'
export { explain } from './explain'
export { colourOf } from './look'
