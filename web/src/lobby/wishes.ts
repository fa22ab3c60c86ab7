/** Which tables somebody wants to see. */

import type { TableInfo } from '../wire/types'

export interface Wishes {
  /** Names; '' is any. */
  game: string
  pace: '' | 'live' | 'days'
  lang: string
  rated: boolean
}

export const ANYTHING: Wishes = { game: '', pace: '', lang: '', rated: false }

/** The tables that are as wished. */
export const wished = (tables: readonly TableInfo[], wishes: Wishes): TableInfo[] =>
  tables.filter(
    (table) =>
      (wishes.game === '' || table.game === wishes.game) &&
      (wishes.pace === '' || table.clock.kind === wishes.pace) &&
      (wishes.lang === '' || table.lang === wishes.lang) &&
      (!wishes.rated || table.rated),
  )
