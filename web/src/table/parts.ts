/** What the parts of a score are called: a word of the game where it has one. */

import { say } from '../words'

const dashed = (text: string): string => text.replaceAll('_', '-')

export function partName(game: string, part: string): string {
  const name = dashed(part)
  for (const id of [`${dashed(game)}-score-${name}`, `tableau-score-${name}`, `${dashed(game)}-tiebreak-${name}`, `${dashed(game)}-${name}`]) {
    const found = say(id, null, '')
    if (found !== '') return found
  }
  return part.replaceAll('_', ' ')
}

/** What a chart measures. */
export function measureName(measure: string): string {
  return say(`table-measure-${dashed(measure)}`, null, measure.replaceAll('_', ' '))
}
