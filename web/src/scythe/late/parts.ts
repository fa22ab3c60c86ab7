/** What a table of Scythe fetches only when it is needed. */

import { late } from '../../look/late'

export const drawer = late(() => import('../rail/Drawer.svelte'))
export const result = late(() => import('../moments/result/Result.svelte'))
export const shown = late(() => import('../moments/Shown.svelte'))
export const wide = late(() => import('../rail/Wide.svelte'))
