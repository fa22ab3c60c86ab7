/**
 * Goods, types and marks as objects with a dark rim, on a grid of 24: the shape alone tells them, colour is an extra.
 * The inside of an svg each.
 */

import { CARD, filled, HOUSE, RIM, rimmed, SHIELD, star } from './shapes'

export const TOKENS: Record<string, string> = {
  worker: rimmed(
    filled('M4.3 21.6c-.3-5.2 1.9-8.8 5-9.9a4.9 4.9 0 1 1 5.4 0c3.1 1.1 5.3 4.7 5 9.9z', '#e3ab6c') +
      filled(
        'M4.3 21.6c-.1-2.6.4-4.7 1.3-6.3 2.7 2.2 9.3 2.4 12.8 0 .9 1.6 1.4 3.7 1.3 6.3z',
        '#b9763a',
        'stroke="none"',
      ),
  ),
  gun: rimmed(
    filled(
      'M2 6.2h16.5V4.7H21v1.5h1v4.6h-8.3c-.2 2.5-1.4 3.9-3.7 3.9H8.7L7.5 20.3H2.3l1.9-8.7C2.8 11.2 2 10.3 2 8.9z',
      '#6a7382',
    ) +
      `<path d="M9.6 11v1.6h1.2" fill="none" stroke-width="1.2"/><path d="M4 8.2h15" stroke="#aab3c0" stroke-width="1.1"/>`,
  ),
  fuel: rimmed(
    filled(
      'M4.6 8.3 9 4.2h8.6a1.8 1.8 0 0 1 1.8 1.8v13.8a1.8 1.8 0 0 1-1.8 1.8H6.4a1.8 1.8 0 0 1-1.8-1.8z',
      '#3f9c6c',
    ) +
      filled('M3.8 5.3 7 2.3l1.7 1.9-3.2 3z', '#c9d6c4') +
      `<path d="M8.3 10.7l7.3 7.3M15.6 10.7 8.3 18" stroke="#1d5a3c" stroke-width="1.7"/><path d="M11.5 6.7h5" stroke="#1d5a3c" stroke-width="1.4"/>`,
  ),
  iron: rimmed(
    filled('M8.1 4.2h7.8l2 6.8H6.1z', '#c3cede') +
      filled('M2.9 12.5h7.8l1 7.3H1z', '#93a4be') +
      filled('M13.3 12.5h7.8l1.9 7.3H12.3z', '#93a4be') +
      `<path d="M9.3 6.3h5.4" stroke="#fff" stroke-width="1"/>`,
  ),
  brick: rimmed(
    filled('M2.6 4.3h18.8v15.4H2.6z', '#cc5f37') +
      `<path d="M2.6 9.4h18.8M2.6 14.6h18.8M9 4.3v5.1M16 4.3v5.1M5.5 9.4v5.2M12.5 9.4v5.2M19 9.4v5.2M9 14.6v5.1M16 14.6v5.1" stroke="#5e2413" stroke-width="1.2"/>`,
  ),
  ammo: rimmed(
    filled('M7.6 2.2c2 1.9 2.9 4.3 2.9 7v12.4H4.7V9.2c0-2.7.9-5.1 2.9-7z', '#e2b23c') +
      filled('M16.4 2.2c2 1.9 2.9 4.3 2.9 7v12.4h-5.8V9.2c0-2.7.9-5.1 2.9-7z', '#e2b23c') +
      `<path d="M4.7 9.7h5.8M13.5 9.7h5.8M4.7 18.3h5.8M13.5 18.3h5.8" stroke="#6f5210" stroke-width="1.2"/>`,
  ),
  grey_contact: rimmed(
    filled('M12 1.8 22.2 10.6h-3.4v11H5.2v-11H1.8z', '#b9bdc0') +
      filled('M9.5 21.6v-6.2h5v6.2z', '#5c6166', 'stroke-width="1.1"'),
  ),
  red_contact: rimmed(
    filled(star(12, 12, 10.8, 6, 8), '#dd4632') + filled(star(12, 12, 4.6, 2.4, 8), '#ffd9a8', 'stroke="none"'),
  ),
  blue_contact: `<g fill="none" stroke-linecap="round"><circle cx="8.2" cy="12" r="5.4" stroke="${RIM}" stroke-width="5"/><circle cx="15.8" cy="12" r="5.4" stroke="${RIM}" stroke-width="5"/><circle cx="8.2" cy="12" r="5.4" stroke="#3d8ad8" stroke-width="2.5"/><circle cx="15.8" cy="12" r="5.4" stroke="#8cc3f5" stroke-width="2.5"/><path d="M11.7 7.9a5.4 5.4 0 0 1 1.9 3.6" stroke="#3d8ad8" stroke-width="2.5"/></g>`,
  universal_contact: rimmed(
    filled('M12 12V1.6A10.4 10.4 0 0 1 21 17.2z', '#dd4632') +
      filled('M12 12l9 5.2a10.4 10.4 0 0 1-18 0z', '#3d8ad8') +
      filled('M12 12 3 17.2A10.4 10.4 0 0 1 12 1.6z', '#b9bdc0') +
      `<circle cx="12" cy="12" r="3" fill="#fff4d8"/>`,
  ),
  shield: rimmed(
    filled(SHIELD, '#4a9dbd') +
      filled('M12 5c2 1 3.6 1.4 5.6 1.6C17.5 12.5 15.8 16.4 12 18.7z', '#8fd0e6', 'stroke="none"'),
  ),
  development: rimmed(
    filled('M12 1.8 21.6 11h-4.9v10.6H7.3V11H2.4z', '#7db54a') +
      `<path d="M9.5 15.8 12 13.3l2.5 2.5M9.5 19.3l2.5-2.5 2.5 2.5" fill="none" stroke-width="1.5"/>`,
  ),
  vp: rimmed(
    filled(star(12, 12.7, 11.2, 5, 5), '#f6bd2c') +
      `<path d="M12 5.3l1.9 4.9" stroke="#fff1bd" stroke-width="1.3" fill="none"/>`,
  ),
  card: rimmed(filled(CARD, '#4d6079') + filled('M12 6.5 15.6 12 12 17.5 8.4 12z', '#dfe6ee', 'stroke="none"')),
  common_card: rimmed(filled(CARD, '#8a6b46') + `<circle cx="12" cy="12" r="3.9" fill="#f0dfba" stroke="none"/>`),
  faction_card: rimmed(
    filled(CARD, '#7b3560') + filled('M8.8 6.3h6.4v10.9L12 14.6l-3.2 2.6z', '#f4dcea', 'stroke="none"'),
  ),
  wood: rimmed(
    filled('M7 3.2h11.8c1.7 0 3 1.9 3 4.2s-1.3 4.2-3 4.2H7z', '#a96f39') +
      filled('M4.5 12.4h11.8c1.7 0 3 1.9 3 4.2s-1.3 4.2-3 4.2H4.5z', '#8f5a2b') +
      `<ellipse cx="6.8" cy="7.4" rx="3" ry="4.2" fill="#e9c08a"/><ellipse cx="6.8" cy="7.4" rx="1.1" ry="1.6" fill="none" stroke-width="1"/><ellipse cx="4.7" cy="16.6" rx="3" ry="4.2" fill="#e9c08a"/><ellipse cx="4.7" cy="16.6" rx="1.1" ry="1.6" fill="none" stroke-width="1"/>`,
  ),
  stone: rimmed(
    filled('M12 2.3 21.7 7 12 11.7 2.3 7z', '#e2e0d8') +
      filled('M2.3 7 12 11.7v10L2.3 17z', '#b3b1a8') +
      filled('M21.7 7 12 11.7v10l9.7-4.7z', '#8b8a83'),
  ),
  food: rimmed(
    filled(
      'M12 7.2c4.6-2.3 9.3.4 9.3 5.8 0 4.7-3.2 8.9-6 8.9-1.3 0-2-.6-3.3-.6s-2 .6-3.3.6c-2.8 0-6-4.2-6-8.9 0-5.4 4.7-8.1 9.3-5.8z',
      '#d9502e',
    ) +
      filled('M12.3 6.6c.2-2.9 2-4.6 5-4.7 0 2.9-1.8 4.7-5 4.7z', '#7fae3f', 'stroke-width="1.2"') +
      `<path d="M6.3 11.3c.4-1.3 1.3-2 2.5-2.2" stroke="#ffc9a6" fill="none" stroke-width="1.4"/>`,
  ),
  gold: rimmed(
    `<circle cx="9.3" cy="9.3" r="7.4" fill="#f7cb3b"/><circle cx="9.3" cy="9.3" r="4.3" fill="none" stroke="#a87a07" stroke-width="1.3"/><circle cx="15" cy="15" r="7.4" fill="#f2bd22"/><circle cx="15" cy="15" r="4.3" fill="#f9dc74" stroke="#a87a07" stroke-width="1.3"/>`,
  ),
  raze_token: rimmed(
    filled('M21.6 2.4 20.6 7.3 10.8 17.1 6.9 13.2 16.7 3.4z', '#dfe3e8') +
      filled('M4.6 11.3 12.7 19.4l-1.9 1.9-2.7-2.3-4 3.3-2.4-2.4 3.3-4-2.3-2.7z', '#b02a22') +
      `<path d="M18.9 5.1 9.6 14.4" stroke-width="1"/>`,
  ),
  defence_token: rimmed(
    filled(SHIELD, '#2f6fae') + `<path d="M12 5v13.3M6.6 10.2h10.8" stroke="#e9d9a6" stroke-width="2.2" fill="none"/>`,
  ),
  any_resource: rimmed(
    `<path d="M3 3h9v9H3z" fill="#6a7382"/><path d="M12 3h9v9h-9z" fill="#3f9c6c"/><path d="M3 12h9v9H3z" fill="#c3cede"/><path d="M12 12h9v9h-9z" fill="#cc5f37"/><circle cx="12" cy="12" r="4" fill="#fff4d8"/>`,
  ),
  any_food: rimmed(
    `<path d="M3 3h9v9H3z" fill="#a96f39"/><path d="M12 3h9v9h-9z" fill="#b3b1a8"/><path d="M3 12h18v9H3z" fill="#d9502e"/><circle cx="12" cy="12" r="4" fill="#fff4d8"/>`,
  ),
  deal:
    rimmed(filled('M3 4.5h18v15H3z', '#eef4fb')) +
    `<g fill="none"><circle cx="9.5" cy="12" r="3.7" stroke="#1d5fa8" stroke-width="2"/><circle cx="14.5" cy="12" r="3.7" stroke="#3d8ad8" stroke-width="2"/></g>`,
  location: rimmed(filled(HOUSE, '#d8b98a') + filled('M9.7 21v-6h4.6v6z', '#5a4128', 'stroke-width="1.1"')),
  samurai: rimmed(
    filled('M3 15.5C3 8.5 7 4.6 12 4.6s9 3.9 9 10.9l-3.4 1.7H6.4z', '#a32a34') +
      filled('M12 4.6 7.5 1.8M12 4.6l4.5-2.8', 'none') +
      filled('M6.4 17.2h11.2l-1.2 4.2H7.6z', '#e8cfa6'),
  ),
  block: rimmed(
    `<circle cx="12" cy="12" r="9.5" fill="#d7443a"/><path d="M6 12h12" stroke="#fff" stroke-width="3.6"/>`,
  ),
  /** Somebody else: what a deed is done to. */
  rival: rimmed(
    filled('M4.3 21.6c-.3-5.2 1.9-8.8 5-9.9a4.9 4.9 0 1 1 5.4 0c3.1 1.1 5.3 4.7 5 9.9z', '#8c2f3a') +
      `<path d="M9 7.6h2.2M12.8 7.6H15" stroke="#ffd9c0" stroke-width="1.7"/><path d="M8.4 16.2l3.6 3.2 3.6-3.2" fill="none" stroke="#ffd9c0" stroke-width="1.4"/>`,
  ),
  /** A sack of spoils. */
  loot: rimmed(
    filled(
      'M8.3 2.6h7.4l-2 4.1c4.7 2.7 7.3 6.4 7.3 10.3 0 3.3-2.7 4.7-9 4.7s-9-1.4-9-4.7c0-3.9 2.6-7.6 7.3-10.3z',
      '#b98f5d',
    ) +
      `<path d="M9.4 6.7h5.2" stroke-width="1.8"/><path d="M8.6 14.6l6.8 3.7M15.4 14.6l-6.8 3.7" stroke="#7b1d10" stroke-width="2"/>`,
  ),
  /** A place laid flat: what others are built on. */
  foundation: rimmed(
    filled('M2 15.5h20v5.8H2z', '#a39a88') +
      `<path d="M8.6 15.5v5.8M15.4 15.5v5.8" stroke-width="1.2"/>` +
      `<path d="M5.5 15.5V10.2L12 4.6l6.5 5.6v5.3" fill="none" stroke-dasharray="2.2 2.2"/>`,
  ),
}

/** Types of cards that are no goods. */
const TYPES: Record<string, string> = {
  contact: rimmed(filled('M2.6 9h9.6V4.2l9.2 7.8-9.2 7.8V15H2.6z', '#c9c2b2')),
  liberty: rimmed(
    filled('M12 1.5c3.2 3.2 4.7 5 4.7 7.4a4.7 4.7 0 0 1-9.4 0c0-2.2 2.3-3.6 4.7-7.4z', '#f2a33c') +
      filled('M6.8 14.3h10.4l-1.5 2.8h-2.3l-.6 5.4h-1.6l-.6-5.4H8.3z', '#7fc2b3'),
  ),
  toxic: rimmed(
    filled(
      'M12 2.2c5 0 8.6 3.5 8.6 8.4 0 3.3-1.5 5.6-3.8 6.8l-1.2 4.2H8.4l-1.2-4.2c-2.3-1.2-3.8-3.5-3.8-6.8 0-4.9 3.6-8.4 8.6-8.4z',
      '#9fbf3f',
    ) +
      `<circle cx="8.3" cy="10.3" r="2.5" fill="${RIM}"/><circle cx="15.7" cy="10.3" r="2.5" fill="${RIM}"/><path d="M10 17.5h4" stroke-width="2"/>`,
  ),
}

/** Colours: one cut of gem each. */
const GEMS: Record<string, [outline: string, fill: string]> = {
  brown: ['M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', '#8a5a31'],
  grey: ['M3.8 3.8h16.4v16.4H3.8z', '#8d9297'],
  red: ['M12 2.2 22.3 20.5H1.7z', '#cb3527'],
  pink: [
    'M12 21.6C4.8 15.9 2.2 12.5 2.2 8.7A5.2 5.2 0 0 1 12 6.4a5.2 5.2 0 0 1 9.8 2.3c0 3.8-2.6 7.2-9.8 12.9z',
    '#e06a9c',
  ],
  gold: ['M12 1.6 21 12l-9 10.4L3 12z', '#f3c22b'],
  blue: ['M12 1.6c4 6 7.3 9.4 7.3 13.5a7.3 7.3 0 0 1-14.6 0c0-4.1 3.3-7.5 7.3-13.5z', '#2f7bd0'],
  black: ['M7 3h10l5.5 9L17 21H7l-5.5-9z', '#3a3d44'],
  purple: ['M9 2.2h6V9h6.8v6H15v6.8H9V15H2.2V9H9z', '#8248b8'],
}

const gem = ([d, fill]: [string, string]): string =>
  rimmed(
    filled(d, fill) +
      `<path d="${d}" fill="#fff" opacity=".22" stroke="none" transform="translate(12 12) scale(.62) translate(-13.5 -13.5)"/>`,
  )

/** Types of cards; one that is named after a good and is no colour is drawn like it. */
export const TAGS: Record<string, string> = {
  ...TYPES,
  ...Object.fromEntries(Object.entries(GEMS).map(([name, cut]) => [name, gem(cut)])),
}

/** Is the type of a card a colour, with a shape of its own? */
export const isColour = (word: string): boolean => word in GEMS
