/** How factions are told apart: by colour and, for those who cannot see it, by the outline of their tokens. */

export interface Look {
  fill: string
  ink: string
  edge: string
  /** An outline around (0, 0) that fits a circle of radius 10. */
  outline: string
}

const ROUND = 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z'
const SIX = 'M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z'
const DIAMOND = 'M0-11.5 11.5 0 0 11.5-11.5 0Z'
const SQUARE = 'M-8.8-8.8H8.8V8.8H-8.8Z'
const SHIELD = 'M-9-9.5H9V1Q9 8 0 11.5Q-9 8-9 1Z'
const EIGHT = 'M-4.2-10H4.2L10-4.2V4.2L4.2 10H-4.2L-10 4.2V-4.2Z'
const DROP = 'M0-11.5Q10-2 10 3A10 8.5 0 0 1-10 3Q-10-2 0-11.5Z'

export const LOOKS: Record<string, Look> = {
  nordic: { fill: '#1d5fa6', ink: '#ffffff', edge: '#0b2c50', outline: ROUND },
  rusviet: { fill: '#b3261e', ink: '#ffffff', edge: '#560d09', outline: SIX },
  crimea: { fill: '#f2c230', ink: '#2b2106', edge: '#5b4503', outline: DIAMOND },
  saxony: { fill: '#2b2d31', ink: '#ffffff', edge: '#000000', outline: SQUARE },
  polania: { fill: '#fbf8ee', ink: '#2a2a22', edge: '#3d3a30', outline: SHIELD },
  albion: { fill: '#2f6b3a', ink: '#ffffff', edge: '#12331a', outline: EIGHT },
  togawa: { fill: '#6b3a82', ink: '#ffffff', edge: '#2f1540', outline: DROP },
}

const PLAIN: Look = { fill: '#777777', ink: '#ffffff', edge: '#222222', outline: ROUND }

export function look(faction: string): Look {
  return LOOKS[faction] ?? PLAIN
}

/** For charts: the colour that a seat's pieces have on the map. */
export const colourOf = (faction: string): string => look(faction).fill

export const TERRAIN_FILL: Record<string, string> = {
  farm: '#ecd793',
  forest: '#a3bd84',
  mountain: '#c3ad9a',
  tundra: '#dfe6e4',
  village: '#e2b596',
  lake: '#97c1d8',
  factory: '#a99db3',
}
