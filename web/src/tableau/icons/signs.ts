/** Signs in the colour of the text, on a grid of 24: kinds of cards, moments, what is done, marks of the table. */

import { ARROW, BOLT, BURST, CROSS, EXCHANGE, FLAG, GEAR, HOUSE, RINGS, star } from './shapes'

export const SIGNS = {
  production: GEAR,
  feature: FLAG,
  action: BOLT,
  attack: BURST,
  connection: ARROW,
  build: HOUSE,
  develop: 'M12 1.5l9.5 9h-5L12 6.3 7.5 10.5h-5zM12 11l9.5 9h-5L12 15.8 7.5 20h-5z',
  deal: RINGS,
  raze: BURST,
  use: BOLT,
  visit: 'M5 2.5h10v3h-2v13h2v3H5zM16 7l6 5-6 5v-3.3h-4.5v-3.4H16z',
  exchange: EXCHANGE,
  connect: ARROW,
  pass: 'M15.5 2.3A10 10 0 1 0 21.8 16 8.4 8.4 0 0 1 15.5 2.3z',
  built: 'M12 2 22.5 11h-3.2v11H4.7V11H1.5zM10.7 10.2v3.3H7.4v2.8h3.3v3.3h2.8v-3.3h3.3v-2.8h-3.3v-3.3z',
  builds: 'M3 3.5 8.5 2l9 6.5-2.3 3-3-2L6 19.5a2 2 0 0 1-3-2.6L9.5 8z M16.5 6.5l3-2 2.5 4-3 2z',
  razes: BURST,
  deals: RINGS,
  deal_goods:
    'M8.5 2a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zm0 2.7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM15.5 2a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zm0 2.7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM10.4 13.6h3.2v3.8h3.6L12 22.8l-5.2-5.4h3.6z',
  produced:
    'M9 1.5h3.5v2.4l2 .8 1.7-1.7 2.5 2.5L17 7.2l.8 2h2.4v3.5h-2.4l-.8 2 1.7 1.7-2.5 2.5-1.7-1.7-2 .8v2.4H9V18l-2-.8-1.7 1.7-2.5-2.5 1.7-1.7-.8-2H1.3V9.2h2.4l.8-2-1.7-1.7L5.3 3 7 4.7l2-.8zM10.7 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18 15h2.6v2.6h2.6v2.6h-2.6v2.6H18v-2.6h-2.6v-2.6H18z',
  points: star(12, 12.7, 11, 4.9, 5),
  exchanged: EXCHANGE,
  anytime: 'M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zM10.6 6h2.8v5.3l4 2.4-1.5 2.4-5.3-3.2z',
  cleanup: 'M2 3h20v5.5H2zM3.5 10h17v11.5h-17zM9 12.5V15h6v-2.5z',
  end: 'M3.5 1.5H6v21H3.5zM7.5 3h4.5v4.2H7.5zM16.5 3H21v4.2h-4.5zM12 7.2h4.5v4.2H12zM7.5 11.4H12v4.2H7.5zM16.5 11.4H21v4.2h-4.5z',
  hand: 'M3.5 7.2 12.3 4l5.6 15.2-8.8 3.3zM13.5 3.5l7.3 1.8-3.5 13z',
  first: 'M4.5 1.5h2.3V3h12.7l-3 4.8 3 4.7H6.8v10H4.5z',
  clock:
    'M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zm0 2.7a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10.8 6.8h2.4v5.3l3.6 2.1-1.2 2-4.8-2.8z',
  check: 'M9.2 19.5 2 12.3l2.9-2.9 4.3 4.3L19.1 3.8 22 6.7z',
  undo: 'M9 3 2 9l7 6v-4h5a4 4 0 0 1 0 8H8v3h6a7 7 0 0 0 0-14H9z',
  hint: 'M12 1.5a7.5 7.5 0 0 0-4.3 13.6c.8.6 1.3 1.3 1.3 2.2v.7h6v-.7c0-.9.5-1.6 1.3-2.2A7.5 7.5 0 0 0 12 1.5zM9 19.2h6v1.6H9zM10.2 21.8h3.6V23h-3.6z',
  why: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm-1.5 14.8h3v3h-3zm-3-7.5C7.6 6 9.5 4.6 12 4.6s4.5 1.5 4.5 4c0 1.9-1 2.9-2.1 3.7-.9.7-1 1.1-1 2.2h-2.8c0-2 .4-3 1.7-4 1-.7 1.3-1.1 1.3-1.8s-.6-1.3-1.6-1.3-1.7.5-1.8 1.9z',
  close: CROSS,
  aim: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  search:
    'M10 2a8 8 0 1 1-4.9 14.3A8 8 0 0 1 10 2zm0 2.7a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6zM16.8 15l5 5-2 2-5-5z',
  again: 'M12 3a9 9 0 0 1 8.5 6H17.4A6 6 0 1 0 17.7 14h3.1A9 9 0 1 1 12 3zM21.8 3v7h-7z',
  menu: 'M3 5h18v2.8H3zM3 10.6h18v2.8H3zM3 16.2h18V19H3z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm1 3v14h10V5z',
  take: 'M3 3h4v3H6v12h1v3H3zM9.5 12l7-6.5v4h5v5h-5v4z',
  fire: 'M12.5 1c.8 4.3 6.5 6.5 6.5 12.8a7 7 0 0 1-14 0c0-3 1.7-4.7 3-6.6.4 1.9 1 2.7 2 3.3C9.5 7 10.5 3.5 12.5 1zM12 12.5c-1.6 2-2.6 3-2.6 5a2.6 2.6 0 0 0 5.2 0c0-2-1-3-2.6-5z',
  under: 'M10 2h4v8h4.5L12 17 5.5 10H10zM3 18.5h18v3.5H3z',
  eye: 'M12 5c5 0 8.5 3.5 10.5 7-2 3.5-5.500 7-10.5 7S3.500 15.5 1.5 12C3.500 8.5 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  share:
    'M17.5 1.800a4 4 0 1 1-3 6.600L9.700 11a4 4 0 0 1 0 2l4.800 2.600a4 4 0 1 1-1.200 2.400L8.300 15.3a4 4 0 1 1 0-6.600l5-2.700a4 4 0 0 1 4.2-4.2z',
  chart: 'M2 21.5V2.5h2.5v16.500H22v2.5zM7 16l4.2-6 4 3.500L20 5.500l2 1.300-6 10-4-3.500L9 17.5z',
  play: 'M6 3l14 9-14 9z',
} satisfies Record<string, string>

export type Sign = keyof typeof SIGNS
export const isSign = (name: string): name is Sign => name in SIGNS
