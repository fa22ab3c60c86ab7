/** Is the window so narrow that the rail is a sheet over the board, and the players a strip? */

import { MediaQuery } from 'svelte/reactivity'

/** The style sheets of the frame say the same numbers. */
export const narrow = typeof matchMedia === 'function' ? new MediaQuery('max-width: 999px') : { current: false }

/** A phone or tablet held upright: what lies over the rail lies over the board. */
export const upright =
  typeof matchMedia === 'function' ? new MediaQuery('(max-width: 999px) and (min-height: 501px)') : { current: false }

/** A phone on its side: the rail has room for one thing below the answers. */
export const lying =
  typeof matchMedia === 'function' ? new MediaQuery('(max-width: 999px) and (max-height: 500px)') : { current: false }
