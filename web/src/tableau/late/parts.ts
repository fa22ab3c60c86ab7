/** What a table of cards fetches only when it is needed. */

import { late } from '../../look/late'
import { need } from '../../words'

/** The end of a game, with its words. */
const result = late(() => import('../result'))
export const ended = late(async () => {
  const [found] = await Promise.all([result(), need(['web-tableau-result'])])
  return found
})
