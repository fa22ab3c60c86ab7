/** What anyone who sits down should know about a table: its clock, whether it is rated, and what is unusual. */

import { gameInfo } from '../home/games.svelte'
import type { OptionInfo, OptionValue, TableInfo } from '../wire/types'
import { t } from '../words'

function clock({ kind = 'none', minutes = 0, increment = 0, days = 0 }: TableInfo['clock']): string[] {
  if (kind === 'live') return [t('app-terms-live', { minutes, increment })]
  return kind === 'days' ? [t('app-terms-days', { days })] : []
}

function named(option: OptionInfo, value: OptionValue): string {
  const label = option.labels[option.values.indexOf(value)] ?? String(value)
  return t('app-terms-option', { name: option.title, value: label })
}

/** What is played differently from usual. */
export function unusual(table: TableInfo): string[] {
  const options = gameInfo(table.game)?.options ?? []
  return options.flatMap((option) => {
    const value = table.options?.[option.name]
    return value === undefined || value === option.default ? [] : [named(option, value)]
  })
}

/** In words, the most important first. */
export function terms(table: TableInfo): string[] {
  const clone = table.cloned_at == null ? [] : [t('app-terms-clone', { at: table.cloned_at })]
  return [
    ...clone,
    ...clock(table.clock),
    ...(table.rated === true ? [t('app-terms-rated')] : []),
    ...(table.hints === true ? [t('app-terms-hints')] : []),
    ...unusual(table),
  ]
}
