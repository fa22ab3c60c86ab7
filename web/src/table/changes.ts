/** What a preview says has changed, in words. A change names a path in the view. */

import { number, say, t } from '../words'

/** Fields that everybody understands as a number; the rest of a view is drawn, not told. */
const TOLD: Readonly<Record<string, () => string>> = {
  power: () => t('table-change-power'),
  popularity: () => t('table-change-popularity'),
  coins: () => t('table-change-coins'),
  combat_cards: () => t('table-change-combat-cards'),
  star_count: () => t('table-change-stars'),
  points: () => t('table-change-points'),
  hand: () => t('table-change-hand'),
  workers_on_mat: () => t('table-change-workers-left'),
}

const dashed = (text: string): string => text.replaceAll('_', '-')

function goodName(game: string, good: string): string {
  const name = dashed(good)
  for (const id of [`${dashed(game)}-good-${name}`, `tableau-good-${name}`, `scythe-resource-${name}`]) {
    const found = say(id, null, '')
    if (found !== '') return found
  }
  return ''
}

/** The name of what changes; empty for what is not told in words. */
export function changeName(game: string, path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  if (parts[0] === 'goods') {
    const good = goodName(game, last)
    if (good === '') return ''
    return parts.length > 2 ? t('table-change-good-at', { good, place: parts[1] ?? '' }) : good
  }
  return parts.length === 1 ? (TOLD[last]?.() ?? '') : ''
}

/** A number, or the length of what is counted. */
export function changeValue(value: unknown): string {
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value)) return number(value.length)
  if (value === null || value === undefined) return number(0)
  return typeof value === 'string' ? value : ''
}
