/**
 * Drawings of goods, types and marks in a box of 24 × 24: our own, and some from a collection. Each has its own shape;
 * colour is an extra.
 */

import { TAKEN } from '../look/game-icons'

export interface Icon {
  path: string
  ground: string
  ink?: string
}

const RINGS =
  'M8 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'
const HOUSE = 'M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z'
const BURST = 'M12 1l2.500 6L20 4l-2 6 5 2-5 2 2 6-5.500-3L12 23l-2.500-6L4 20l2-6-5-2 5-2-2-6 5.500 3z'
const STAR = 'M12 1.500l3.200 6.700 7.300.9-5.400 5 1.400 7.300L12 17.800l-6.500 3.600 1.400-7.300-5.400-5 7.300-.9z'
const CHEVRONS = 'M12 2l9 9h-4.500L12 6.500 7.500 11H3zM12 11l9 9h-4.500L12 15.500 7.500 20H3z'
const SHIELD = 'M12 2l8 3v6c0 5.500-3.500 9-8 11-4.500-2-8-5.500-8-11V5z'
const CARD = 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm1 3v14h10V5z'
const DARK = '#1d1a12'

export const GOODS: Record<string, Icon> = {
  worker: {
    path: 'M12 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM3 22c0-5.500 4-8.500 9-8.500s9 3 9 8.500z',
    ground: '#5b4a3a',
  },
  gun: { path: 'M2 6h20v5h-9l-1 3H9l-1.500 7H3l2-10H2z', ground: '#474c57' },
  fuel: { path: TAKEN.jerrycan.path, ground: '#1b6557' },
  iron: { path: TAKEN.anvil.path, ground: '#5d5288' },
  brick: { path: TAKEN['brick-wall'].path, ground: '#a1412a' },
  ammo: { path: 'M12 1.500c3 3 4 6 4 9H8c0-3 1-6 4-9zM8 12h8v7H8zM6.500 20h11v2.500h-11z', ground: '#7c6200' },
  grey_contact: { path: HOUSE, ground: '#63676b' },
  red_contact: { path: BURST, ground: '#b3261e' },
  blue_contact: { path: RINGS, ground: '#1d5fa8' },
  universal_contact: {
    path: 'M10.500 1.500h3v7.900l6.600-3.800 1.500 2.600-6.600 3.800 6.600 3.800-1.500 2.600-6.600-3.800v7.900h-3v-7.900l-6.600 3.800-1.500-2.600L9 12 2.400 8.200l1.500-2.600 6.600 3.800z',
    ground: '#7a3e9d',
  },
  shield: { path: SHIELD, ground: '#256481' },
  development: { path: CHEVRONS, ground: '#3b701f' },
  vp: { path: STAR, ground: '#f0b429', ink: DARK },
  card: { path: CARD, ground: '#3d4a5c' },
  common_card: { path: `${CARD}M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z`, ground: '#3d4a5c' },
  faction_card: { path: `${CARD}M9 7h6v9l-3-2.500L9 16z`, ground: '#6a2f5f' },
  wood: { path: 'M12 1.500l6 7h-3l4 5h-3l4 5.500h-6.500v3.500h-3V19H4l4-5.500H5l4-5H6z', ground: '#6b4a22' },
  stone: { path: TAKEN['stone-block'].path, ground: '#676b70' },
  food: {
    path: 'M12 7c.5-3 2.500-5 5-5 0 2.500-1.500 4-3.500 4.700C17.500 5.500 21 8 21 13c0 5-3.500 9.500-6 9.500-1.200 0-2-.6-3-.6s-1.800.6-3 .6c-2.500 0-6-4.500-6-9.500 0-5.500 4-7.700 9-6z',
    ground: '#b2401c',
  },
  gold: { path: TAKEN['two-coins'].path, ground: '#f0c419', ink: DARK },
  raze_token: { path: 'M22 2l-1 5-9 9 2 2-2 2-2.500-2.500L5 22l-3-3 4.500-4.500L4 12l2-2 2 2 9-9z', ground: '#8f1d1d' },
  defence_token: { path: SHIELD, ground: '#256481' },
  any_resource: {
    path: 'M12 1.500L22.500 12 12 22.500 1.500 12zM12 6.500L6.500 12l5.500 5.500 5.500-5.500z',
    ground: '#4a5a2c',
  },
  deal: { path: TAKEN['shaking-hands'].path, ground: '#1d5fa8' },
  location: { path: HOUSE, ground: '#4d4636' },
}

/** Types of 51st State; those that are also goods are drawn like them. Colours of Imperial Settlers: one shape each. */
export const TAGS: Record<string, Icon> = {
  contact: { path: 'M3 9h10V4l9 8-9 8v-5H3z', ground: '#63676b' },
  liberty: {
    path: 'M12 1c3 3 4.500 4.500 4.500 7a4.500 4.500 0 0 1-9 0c0-2.500 2.500-3.500 4.500-7zM6.500 14h11l-1.500 3h-2.500v6h-3v-6H8z',
    ground: '#2d6d63',
  },
  toxic: { path: TAKEN.biohazard.path, ground: '#54701b' },
}
export const COLOURS: Record<string, Icon> = {
  brown: { path: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z', ground: '#7a5230' },
  grey: { path: 'M5 5h14v14H5z', ground: '#676b70' },
  red: { path: 'M12 4l9 16H3z', ground: '#b3261e' },
  pink: {
    path: 'M12 21C5 15.500 3 12.500 3 9a4.600 4.600 0 0 1 9-1.500A4.600 4.600 0 0 1 21 9c0 3.500-2 6.500-9 12z',
    ground: '#b83b78',
  },
  gold: { path: 'M12 3l8 9-8 9-8-9z', ground: '#f0c419', ink: DARK },
  blue: {
    path: 'M12 2.500c3.500 5.500 6.500 8.500 6.500 12.500a6.500 6.500 0 0 1-13 0c0-4 3-7 6.500-12.500z',
    ground: '#1d5fa8',
  },
  black: { path: 'M7 4h10l5 8-5 8H7l-5-8z', ground: '#26282b' },
  purple: { path: 'M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500z', ground: '#6f3a9c' },
}
export const MARKS: Record<string, Icon> = {
  shield: { path: SHIELD, ground: '#256481' },
  samurai: { path: TAKEN['samurai-helmet'].path, ground: '#8f1d1d' },
  block: { path: 'M5 2.500l7 7 7-7 2.500 2.500-7 7 7 7-2.500 2.500-7-7-7 7L2.500 19l7-7-7-7z', ground: '#26282b' },
}

/** Signs in the colour of the text. */
export const SIGNS = {
  production:
    'M10 1.500h4v3l2.400 1L18.500 3.300l2.800 2.800L19 8.300l1 2.400h3v3.600h-3l-1 2.400 2.300 2.100-2.800 2.800-2.100-2.300-2.400 1v2.200h-4v-2.200l-2.400-1-2.100 2.300-2.800-2.800L5 16.700l-1-2.400H1v-3.600h3l1-2.400-2.300-2.200 2.800-2.800 2.100 2.200 2.400-1zM12 8.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  feature:
    'M12 4c5 0 8.500 4 10 8-1.500 4-5 8-10 8s-8.500-4-10-8c1.500-4 5-8 10-8zm0 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z',
  action: 'M14 1.500L4 14h6.500L9 22.500 20 9.500h-7z',
  connection: 'M3 9h10V4l9 8-9 8v-5H3z',
  attack: 'M22 2l-1 5-9 9 2 2-2 2-2.500-2.500L5 22l-3-3 4.500-4.500L4 12l2-2 2 2 9-9z',
} satisfies Record<string, string>

/** What is done with a card of the hand. */
export const DOINGS: Record<string, string> = { build: HOUSE, develop: CHEVRONS, deal: RINGS, raze: BURST }

/** When a clause of a card happens, by the `when` of its row. */
export const MOMENTS: Record<string, string> = {
  production: SIGNS.production,
  action: SIGNS.action,
  built: 'M12 1l11 10h-3v11H4V11H1zM10.500 9.500v3.500H7v3h3.500v3.500h3V16H17v-3h-3.500V9.500z',
  builds: HOUSE,
  razes: BURST,
  deals: RINGS,
  deal_goods: RINGS,
  produced: SIGNS.production,
  points: STAR,
  exchanged: 'M8 2L2 7l6 5V9h13V5H8zM16 12v3H3v4h13v3l6-5z',
  anytime: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM10.500 6h3v5.200l4 2.300-1.500 2.600-5.500-3.200z',
  cleanup: 'M2 3h20v5H2zM3.500 9.500h17V21h-17zM9 12v2.500h6V12z',
  end: 'M4 1.500h3v21H4zM8.500 3H21l-3.500 5 3.500 5H8.500z',
}

const FACTION_SHAPES: Record<string, Icon> = {
  new_york: {
    path: 'M12 1c3 3 4.500 4.500 4.500 7a4.500 4.500 0 0 1-9 0c0-2.500 2.500-3.500 4.500-7zM6.500 14h11l-1.500 3h-2.500v6h-3v-6H8z',
    ground: '#1f5f8b',
  },
  appalachian_federation: { path: 'M1.500 20L9 6l4 7 2.500-4L22.500 20z', ground: '#3b701f' },
  mutants_union: { path: TAKEN.biohazard.path, ground: '#9a2b22' },
  merchants_guild: {
    path: 'M11 2h2v3h8v2l3 7a4 4 0 0 1-8 0l2.500-6H13v11h4v3H7v-3h4V8H5.500L8 14a4 4 0 0 1-8 0l3-7V5h8z',
    ground: '#8a5a00',
  },
  barbarians: { path: TAKEN['battle-axe'].path, ground: '#9a2b22' },
  japanese: { path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', ground: '#b83b78' },
  romans: { path: TAKEN['centurion-helmet'].path, ground: '#8a5a00' },
  egyptians: { path: TAKEN['great-pyramid'].path, ground: '#1f5f8b' },
}
const NEUTRAL: Icon = { path: 'M5 5h14v14H5zM8.500 8.500v7h7v-7z', ground: '#4b4f55' }

export function goodIcon(word: string): Icon {
  return GOODS[word] ?? NEUTRAL
}

/** Is the type of a card a colour, with a shape of its own? */
export const isColour = (word: string): boolean => word in COLOURS

export function tagIcon(word: string, coloured: boolean): Icon {
  return (coloured ? COLOURS[word] : (TAGS[word] ?? GOODS[word])) ?? NEUTRAL
}

export function factionIcon(word: string): Icon {
  return FACTION_SHAPES[word] ?? NEUTRAL
}

/** Where a set of cards belongs: in Imperial Settlers a faction, else nobody. */
export function hasEmblem(word: string): boolean {
  return word in FACTION_SHAPES
}
