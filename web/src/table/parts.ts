/** What the parts of a score are called: a word of the game where it has one. */

import { say } from '../words'

const dashed = (text: string): string => text.replaceAll('_', '-')

export function partName(game: string, part: string): string {
  const name = dashed(part)
  for (const id of [
    `${dashed(game)}-score-${name}`,
    `tableau-score-${name}`,
    `${dashed(game)}-tiebreak-${name}`,
    `${dashed(game)}-${name}`,
  ]) {
    const found = say(id, null, '')
    if (found !== '') return found
  }
  return part.replaceAll('_', ' ')
}

/** The rank that a solo game awards. */
export function titleName(game: string, title: string): string {
  return say(`${dashed(game)}-title-${dashed(title)}`, null, title)
}

/** What decided a game whose totals did not; the view has the numbers. */
export function comparedText(game: string, view: unknown): string {
  const numbers = (view as { compared?: Record<string, number> } | null)?.compared
  return numbers === undefined ? '' : say(`${dashed(game)}-compared`, numbers, '')
}

/** What a chart measures. */
export function measureName(measure: string): string {
  return say(`table-measure-${dashed(measure)}`, null, measure.replaceAll('_', ' '))
}
