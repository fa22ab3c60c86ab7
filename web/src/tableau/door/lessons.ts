/** What the pages about learning show of the card games. */

import type { CoursePart, LookUp } from '../../learn/family'
import { pictures } from './baked'

export { default as Lesson } from './Lesson.svelte'
export { default as Sign } from './Sign.svelte'
export { default as Signs } from './Signs.svelte'

export const words = ['web-learn-tableau']

const SIGNS: Readonly<Record<string, string>> = {
  LOOK: 'hand',
  PROD: 'production',
  ACT: 'action',
  BUILD: 'build',
  DEV: 'develop',
  DEAL: 'deal',
  RAZE: 'raze',
  USE: 'use',
  CONN: 'connection',
  PASS: 'pass',
  CLEAN: 'cleanup',
  END: 'end',
  WORK: 'exchange',
}
const FIRST = ['ROUND', 'LOOK', 'PROD', 'BUILD', 'DEAL', 'RAZE', 'USE', 'END']
const PHASES = [
  ['lookout', 'hand'],
  ['production', 'production'],
  ['action', 'action'],
  ['cleanup', 'cleanup'],
] as const

export const signOf = (chapter: string): string | undefined => SIGNS[chapter]
export const first = (): readonly string[] => FIRST
export const course = (game: string): readonly CoursePart[] =>
  PHASES.map(([phase, sign]) => ({
    word: `learn-round-${phase}`,
    sign,
    picture: pictures[`${game}-round-${phase}`] ?? '',
  }))
export const lookUps = (game: string): readonly LookUp[] => [
  { of: 'symbols', word: 'learn-symbols', href: `/cards/${game}/legend` },
  { of: 'cards', word: 'learn-cards', href: `/cards/${game}` },
]
