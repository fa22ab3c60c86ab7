/** Which sign an achievement has on its medal. */

import type { IconName } from '../look/icons'

const SIGNS: Readonly<Record<string, IconName>> = {
  'first-game': 'flag',
  'first-win': 'trophy',
  wins: 'trophy',
  streak: 'bolt',
  'every-game': 'board',
  close: 'sliders',
  landslide: 'chart',
  'full-table': 'people',
  master: 'bot',
  solo: 'person',
  dealt: 'star',
  seats: 'chair',
  'every-dealt': 'globe',
  score: 'medal',
}

/** signOf('wins-10') is that of 'wins'; the longest name that fits is meant. */
export function signOf(id: string): IconName {
  const fitting = Object.keys(SIGNS).filter((name) => id.includes(name))
  const longest = fitting.sort((one, other) => other.length - one.length)[0]
  return SIGNS[longest ?? ''] ?? 'medal'
}
