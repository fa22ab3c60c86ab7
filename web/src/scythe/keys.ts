/** The map's own keys and what they do; `World.svelte` listens. */

import type { BoardKey } from '../table/board'
import { t } from '../words'

export const keys = (): BoardKey[] => [['+ − 0', t('web-scythe-key-zoom')]]
