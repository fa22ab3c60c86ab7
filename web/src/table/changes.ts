/** What a preview says has changed, in words. A change names a path in the view. */

import { number, t } from '../words'
import { firstSaid, prefixes } from './parts'

const dashed = (text: string): string => text.replaceAll('_', '-')

function goodName(game: string, good: string): string {
  return firstSaid(
    prefixes(game).flatMap((each) => ['good', 'resource'].map((kind) => `${each}-${kind}-${dashed(good)}`)),
  )
}

/** Fields that everybody understands as a number have a message; the rest of a view is drawn, not put into words. */
const fieldName = (game: string, field: string): string =>
  firstSaid(prefixes(game).map((each) => `web-${each}-change-${dashed(field)}`))

/** The name of what changes; empty for what is not put into words. */
export function changeName(game: string, path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  if (parts[0] === 'goods') {
    const good = goodName(game, last)
    if (good === '') return ''
    return parts.length > 2 ? t('table-change-good-at', { good, place: parts[1] ?? '' }) : good
  }
  return parts.length === 1 ? fieldName(game, last) : ''
}

/** A number, or the length of what is counted. */
export function changeValue(value: unknown): string {
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value)) return number(value.length)
  if (value === null || value === undefined) return number(0)
  return typeof value === 'string' ? value : ''
}
