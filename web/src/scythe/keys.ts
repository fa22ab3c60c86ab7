/** The map's own keys and what they do; `World.svelte` listens. */

import type { BoardKey } from '../table/board'
import { t } from '../words'

export const keys = (): BoardKey[] => [
  ['N', t('web-scythe-key-next')],
  ['+ − 0', t('web-scythe-key-zoom')],
]
