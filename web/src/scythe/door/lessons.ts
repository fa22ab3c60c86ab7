/** What the pages about learning show of Scythe. */

import type { LookUp } from '../../learn/family'

export { default as Lesson } from './Lesson.svelte'
export { default as Sign } from './Drawn.svelte'
export { default as Signs } from './Signs.svelte'

export const words: readonly string[] = []

/** The chapters that are read first, each with its sign. */
const FIRST: Readonly<Record<string, string>> = {
  TURN: 'token',
  MOVE: 'move',
  PRODUCE: 'produce',
  BOTTOM: 'upgrade',
  COMBAT: 'combat',
  ENC: 'encounter',
  FACTORY: 'factory',
  SCORE: 'star',
}
const SIGNS: Readonly<Record<string, string>> = {
  ...FIRST,
  TERR: 'hex',
  RES: 'goods',
  UNIT: 'worker',
  BOLSTER: 'bolster',
  TRADE: 'trade',
  UPGRADE: 'upgrade',
  DEPLOY: 'deploy',
  MECH: 'mech',
  BUILD: 'build',
  ENLIST: 'enlist',
  OBJ: 'objective',
  STAR: 'star',
  CHAR: 'char',
}

export const signOf = (chapter: string): string | undefined => SIGNS[chapter]
export const first = (): readonly string[] => Object.keys(FIRST)
export const course = (): readonly never[] => []
export const lookUps = (game: string): readonly LookUp[] => [
  { of: 'factions', word: 'learn-factions', href: `/rules/${game}/FACTION` },
  { of: 'mechs', word: 'learn-mechs', href: `/rules/${game}/MECH` },
  { of: 'tiles', word: 'learn-tiles', href: `/rules/${game}/TILE` },
]
