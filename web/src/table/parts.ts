/** What the parts of a score are called: a word of the game where it has one. */

import { gameInfo } from '../home/games.svelte'
import { say } from '../words'

const dashed = (text: string): string => text.replaceAll('_', '-')

/** How the messages of a game begin, and those that its family shares. */
export const prefixes = (game: string): string[] => [game, gameInfo(game)?.family ?? game].map(dashed)

/** The first of these messages that somebody wrote. */
export function firstSaid(ids: readonly string[]): string {
  for (const id of ids) {
    const found = say(id, null, '')
    if (found !== '') return found
  }
  return ''
}

export function partName(game: string, part: string): string {
  const name = dashed(part)
  const own = dashed(game)
  const ids = [...prefixes(game).map((each) => `${each}-score-${name}`), `${own}-tiebreak-${name}`, `${own}-${name}`]
  return firstSaid(ids) || part.replaceAll('_', ' ')
}

/** The rank that a solo game awards. */
export function titleName(game: string, title: string): string {
  return say(`${dashed(game)}-title-${dashed(title)}`, null, title)
}

/** What a chart measures. */
export function measureName(game: string, measure: string): string {
  return (
    firstSaid(prefixes(game).map((each) => `web-${each}-measure-${dashed(measure)}`)) || measure.replaceAll('_', ' ')
  )
}

/** Somebody without a seat: the virtual player of a solo game. */
export function virtualName(game: string): string {
  return firstSaid(prefixes(game).map((each) => `${each}-virtual`))
}
