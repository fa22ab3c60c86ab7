/**
 * Small drawings, each in a box of 24 by 24, filled with the current colour: our own, and some taken from a collection.
 */

import { TAKEN } from '../look/game-icons'

export const ICONS: Record<string, string> = {
  // goods
  food: 'M12 22c-.6 0-1-.4-1-1v-5.2c-3.300-.4-5-2.300-5.200-5.600 2.300 0 4 .8 5.200 2.500V11C8 10.400 6.600 8.700 6.500 5.700c2.100.1 3.600.9 4.500 2.300C11 5.500 11.300 3.600 12 2c.7 1.600 1 3.500 1 6 .9-1.400 2.400-2.200 4.500-2.300-.1 3-1.500 4.700-4.500 5.300v1.700c1.200-1.700 2.900-2.500 5.200-2.500-.2 3.300-1.900 5.200-5.200 5.600V21c0 .6-.4 1-1 1Z',
  metal: 'M8.500 8h7l1.500 5H7ZM4.500 15h6l1.500 5.500H3ZM13.500 15h6l1.500 5.500h-9Z',
  oil: TAKEN['oil-drum'].path,
  wood: TAKEN.log.path,
  // tracks and tokens
  coins: TAKEN['two-coins'].path,
  power: TAKEN.fist.path,
  popularity:
    'M12 21C5 15.500 2.500 12.300 2.500 8.700A4.900 4.900 0 0 1 12 6.600a4.900 4.900 0 0 1 9.500 2.100C21.500 12.300 19 15.500 12 21Z',
  star: 'M12 2l3 6.700 7.200.8-5.400 4.900 1.500 7.200L12 18l-6.300 3.600 1.500-7.200L1.800 9.500 9 8.700Z',
  cards: TAKEN['poker-hand'].path,
  cube: 'M12 2.500 20.500 7v10L12 21.500 3.500 17V7Zm0 2.300L6.800 7.500 12 10.300l5.200-2.800Z',
  token:
    'M12 4c4.700 0 8.500 2 8.500 4.500v7c0 2.500-3.800 4.500-8.500 4.500s-8.500-2-8.500-4.500v-7C3.500 6 7.300 4 12 4Zm0 2c-3.500 0-6.200 1.200-6.200 2.500S8.500 11 12 11s6.200-1.200 6.200-2.500S15.500 6 12 6Z',
  territory: 'M12 2l8.700 5v10L12 22l-8.700-5V7Z',
  objective: 'M5 2.500h14v19l-7-4-7 4ZM12 6l-1.200 2.800-3 .3 2.300 2-.7 3 2.600-1.600 2.600 1.600-.7-3 2.300-2-3-.3Z',
  // units
  char: 'M12 2.500a4 4 0 0 1 2.300 7.300c3.700 1 6 4.700 6.200 11.700h-17c.2-7 2.500-10.700 6.200-11.700A4 4 0 0 1 12 2.500Z',
  mech: TAKEN['vintage-robot'].path,
  worker: TAKEN.meeple.path,
  recruit: TAKEN['star-medal'].path,
  // structures
  mine: TAKEN['mine-wagon'].path,
  monument: 'M12 1.500 14.500 6l1.300 11h2.700v4.500h-13V17h2.700L9.500 6Z',
  armory: TAKEN.barracks.path,
  mill: TAKEN.windmill.path,
  // the board
  tunnel: 'M2.500 21V12a9.500 9.500 0 0 1 19 0v9h-4v-8.500a5.500 5.500 0 0 0-11 0V21Z',
  encounter:
    'M12 2.500c5.500 0 9.500 3.300 9.500 7.700S17.500 18 12 18c-.7 0-1.300 0-1.900-.1L5 21.500l.7-5.200C3.700 14.900 2.500 12.700 2.500 10.200c0-4.400 4-7.700 9.500-7.700Zm-1.200 11.200v2h2.400v-2Zm0-8.200v6.700h2.400V5.500Z',
  factory: TAKEN.factory.path,
  combat:
    'M3 2.500l8 7 1 2-2 1.500-2-1.200-7-6.800ZM21 2.500l2 2.500L9.500 18l1.500 1.500-1.700 1.700-2-2-3 3-1.700-1.700 3-3-2-2L5.300 13.800l1.500 1.500ZM13.600 14.500l1.800-1.700 2 1.900 1.300-1.300 1.700 1.700-2 2 3 3-1.700 1.700-3-3-2 2-1.700-1.700 1.500-1.500Z',
  base: 'M4 21.500V9l3 2V7.500h3V10h4V7.500h3V11l3-2v12.500h-5V17h-6v4.500Z',
  any_resources: 'M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm9 0h7v7h-7Z',
}

/** Icons for what cards cost and give, where the name differs. */
const ALIASES: Record<string, string> = {
  combat_cards: 'cards',
  workers: 'worker',
  upgrade: 'cube',
  deploy_mech: 'mech',
  deploy: 'mech',
  build_structure: 'monument',
  build: 'monument',
  enlist: 'recruit',
  produce_territories: 'territory',
  territories: 'territory',
  units: 'worker',
  goods: 'any_resources',
}

export function icon(name: string): string {
  return ICONS[name] ?? ICONS[ALIASES[name] ?? ''] ?? ICONS['territory'] ?? ''
}
