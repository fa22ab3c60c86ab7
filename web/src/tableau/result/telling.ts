/** The end of a game in words: who won, and by how much. */

import { partName, titleName } from '../../table/parts'
import { t } from '../../words'
import { listed } from '../saying'
import type { TableauView } from '../types'
import type { Ranked } from './ranked'

export interface Told {
  /** Of whom the page speaks: the reader, else the winner. */
  readonly hero: Ranked
  readonly won: boolean
  readonly title: string
  readonly sentences: readonly string[]
  /** The rank that a solo game awards. */
  readonly rank: string
}

/** `mine`: the seats of the reader. Several of them share a screen, and nobody of them is "you". */
export function told(
  view: TableauView,
  rows: readonly Ranked[],
  names: readonly string[],
  mine: readonly number[],
): Told | null {
  const own = mine.length === 1 ? rows.find(({ seat }) => seat === mine[0]) : undefined
  const hero = own ?? rows[0]
  if (hero === undefined) return null
  const won = hero.rank === 1
  return {
    hero,
    won,
    title: title(hero, own !== undefined, rows, names),
    sentences: [margin(view, hero, rows, names), tie(view)].filter((each) => each !== ''),
    rank: view.title ? t('web-tableau-result-rank', { title: titleName(view.game, view.title) }) : '',
  }
}

function title(hero: Ranked, mine: boolean, rows: readonly Ranked[], names: readonly string[]): string {
  const winners = rows.filter(({ rank }) => rank === 1)
  if (hero.rank > 1) {
    const alone = rows.some(({ virtual }) => virtual)
    return alone ? t('web-tableau-result-lost') : t('web-tableau-result-place', { rank: hero.rank })
  }
  if (mine) return winners.length > 1 ? t('web-tableau-result-shared') : t('web-tableau-result-you-won')
  return t('web-tableau-result-won', {
    names: listed(winners.map(({ seat }) => names[seat] ?? '')),
    count: winners.length,
  })
}

/** How far ahead of the next one, or behind the first one; where points do not decide, what does is said elsewhere. */
function margin(view: TableauView, hero: Ranked, rows: readonly Ranked[], names: readonly string[]): string {
  const other = hero.rank === 1 ? rows.find(({ seat }) => seat !== hero.seat) : rows[0]
  const when = t('web-tableau-result-when', { kind: view.rounds === undefined ? 'last' : 'all', round: view.round })
  if (other === undefined || view.compared !== undefined) return when
  const how = hero.total === other.total ? 'level' : hero.rank === 1 ? 'ahead' : 'behind'
  const first = t(`web-tableau-result-${how}`, {
    mine: hero.total,
    other: other.total,
    points: Math.abs(other.total - hero.total),
    name: names[other.seat] ?? '',
  })
  return t('list-comma', { first, last: when })
}

const tie = (view: TableauView): string =>
  view.tie_break ? `${t('table-tie-break')} ${partName(view.game, view.tie_break)}` : ''
