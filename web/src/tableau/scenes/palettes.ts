/** The colours of scenes: by category in the dust, by people in woodcuts, by evening in raids. */

import type { Palette } from './pen'

const NAMES = 'sky sky2 sun far far2 ground ground2 body shade roof dark metal wood accent glow leaf leaf2'.split(' ')

/** A palette from its colours in the order of the names; leaves may be left out. */
function of(colours: string): Palette {
  const all = colours.split(' ').map((colour, place) => [NAMES[place] ?? '', `#${colour}`])
  return Object.fromEntries(all) as Palette
}

/** Three times of day for each category. */
const DUST: Record<string, [Palette, ...Palette[]]> = {
  production: [
    of('e6d3a0 f3e6bf fff6d6 c3ba86 a2a06c 7f8450 666c40 98a069 5f6a3f 4b5534 262b1b b9bd94 8a6f42 d98a2b ffe79a'),
    of('c9d3a8 e8e8c6 fffbe0 a3b183 849769 5f7a4a 4b623b a8a97e 6b7350 8a5a35 1f2a1c c4cbb0 8b7147 e0a13a fff0ae'),
    of('f0c987 f8e2b0 fff2c4 cfae6d a98f57 77713f 5d5a34 b59b62 766741 55562f 2b2718 d2c697 8a6336 c9622a ffeaa0'),
  ],
  feature: [
    of('f0a55c f9d08a fff0bd d27f45 b05f35 8a4526 6c341f c07a48 85492c 6a2f1e 2c1510 d9a878 7c4a28 2f7f77 ffe08a'),
    of('e58a5a f6bd88 ffe9b8 bf6a4b 994d3b 74382b 592a23 b9785a 7c473a 54302a 25130f cfa88f 7d4d33 e8b53c ffe9a6'),
    of('d9b48a f0d7b1 fff5da b98d66 97704f 8a5c38 6b472c c69a6b 8a6443 a5502c 2c1d13 dcc3a0 8b5c33 b33b26 ffe7a0'),
  ],
  action: [
    of('9ec0cc cfe0e0 fdf7e0 7ea1b2 5f8397 4c6a78 3a5360 8aa0a8 526a76 37495a 15222c c7d6da 8c7a5e e07b2c ffd673'),
    of('6f8fb0 b7c8d6 f4eed2 5c7a9a 48637f 3a5068 2c3e53 7f8fa6 4a5a72 303e54 101a28 b7c3d2 7d6b56 f0a63c ffdf80'),
    of('c6cdc8 e9e6d8 fffaea 9fadb0 7c8f98 62737a 4b5a62 a7aba6 6b7579 7c3d28 1b2429 d8dcd6 8e7650 d4552b ffdc78'),
  ],
}

/** What is toxic or secret is seen at night. */
const NIGHT: Palette = of(
  '26344a 4a5f6e e9e7c2 2f455a 253a4c 2b3f3c 1f302f 5a6a6a 38484d 27353d 0e161b 8fa09e 5f5340 a6d13c d8ff7a',
)

const PEOPLES: Record<string, Palette> = {
  common: of(
    'f4e3b5 fbf0d2 f6b93b c6c98a a3b56c 8fa457 728a45 f0dcae cfae78 c4673a 4a3019 c3bfb4 a9743f 3f7a8c ffe49a 6f8f3f 4e6e33',
  ),
  romans: of(
    'f7d9a6 fdeecb e9873b d9b77d bfa066 c9a05d a98148 f6efdf d3c4a6 b8432f 4d2417 d9c68a a06a3a 8f1f2b ffe39a 6d8443 4f6736',
  ),
  barbarians: of(
    'cfdcd6 eaf0e4 f3d98a 9db3a8 7a978a 6d8456 556b45 b98f5d 8c6740 7d5f35 2d2114 a9b0ae 8a5f33 a63a22 ffc24d 4a6b4a 35533c',
  ),
  egyptians: of(
    'fbd98a ffefc3 f08c2e eec877 dcae5a e2b661 c69345 f1d79a cfa35c 1f8f8c 5a3413 f0c64a a8743c 15767c fff0a8 5f9a4e 3f7a40',
  ),
  japanese: of(
    'f9dcd6 fff2ea d94a4f b9c4d4 8fa3ba a3b98a 839d6f faf1e2 ddcdb6 4b5a70 33261f b9bcc2 9a5b3c bf3a45 ffe3b0 ef9fb2 cf7390',
  ),
}

/** Roofs in the colour of a card's first type. */
const ROOFS: Record<string, string> = {
  brown: '#9a6332',
  grey: '#7f868b',
  red: '#c24a30',
  pink: '#cf7196',
  gold: '#d9a22a',
  blue: '#3a6fae',
  black: '#4a4a52',
  purple: '#7c4aa6',
}

const EVENINGS: [Palette, ...Palette[]] = [
  of(
    '5b2a3c e2774a ffd98a 7b3a40 5c2b36 4a2a24 351d1b 8a5a3a 5a3626 3a2220 1d1013 c9a98a 6f4526 d8432a ffc14a 5a4a2a 3f351f',
  ),
  of(
    '27304f c9735a ffe6b0 46466a 343653 3b3a35 2a2926 7d5f45 52402f 2b2a35 14141d a8a6b0 6b4a2d d8432a ffb53c 4a5a3a 35432a',
  ),
  of(
    '6d3322 f0a04e fff0bd 8f4a2c 6d3523 57351d 3d2414 a06a3c 6e4526 44291a 22130b d2b083 7c4e27 c9331f ffd257 6b5a2a 4c3f1c',
  ),
]

interface Row {
  design: string
  category: string
  set: string
  tags: readonly string[]
}

const choose = (all: [Palette, ...Palette[]], roll: () => number): Palette =>
  all[Math.floor(roll() * all.length)] ?? all[0]

/** A connection card has no category of its own: its colour is that of its deck. */
const DECKS: Record<string, [Palette, ...Palette[]]> = {
  red: [of('c9574a eea27f ffe9b8 bf6a4b 994d3b 74382b 592a23 b9785a 7c473a 54302a 25130f cfa88f 7d4d33 e8b53c ffe9a6')],
  blue: [
    of('9ec0cc cfe0e0 fdf7e0 7ea1b2 5f8397 4c6a78 3a5360 8aa0a8 526a76 37495a 15222c c7d6da 8c7a5e e07b2c ffd673'),
  ],
}

export function dusty(row: Row, roll: () => number): Palette {
  if (row.tags.includes('toxic') || /radioactive|shadow|hideout/.test(row.design)) return NIGHT
  return choose(DUST[row.category] ?? DECKS[row.set] ?? [NIGHT], roll)
}

export function carved(row: Row): Palette {
  const palette: Palette = { ...(PEOPLES[row.set] ?? PEOPLES['common'] ?? NIGHT), land: row.set }
  const roof = ROOFS[row.tags[0] ?? '']
  return roof === undefined ? palette : { ...palette, roof }
}

export const evening = (roll: () => number): Palette => choose(EVENINGS, roll)
