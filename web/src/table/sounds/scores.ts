/** The sounds of a table, written down as voices: no file is loaded, and a new sound is a new row. */

/** One voice of a sound; times are in seconds from its beginning, loudness is between 0 and 1. */
export interface Voice {
  /** A tone, or noise of which only what lies around `pitch` is heard. */
  wave: OscillatorType | 'noise'
  pitch: number
  /** Where the pitch glides to; else it stays. */
  glides?: number
  begins: number
  lasts: number
  loud: number
}

const bell = (pitch: number, begins: number, lasts: number, loud: number): Voice[] => [
  { wave: 'sine', pitch, begins, lasts, loud },
  { wave: 'sine', pitch: pitch * 2.76, begins, lasts: lasts * 0.45, loud: loud * 0.35 },
]

const click = (pitch: number, begins: number, loud: number): Voice => ({
  wave: 'noise',
  pitch,
  begins,
  lasts: 0.03,
  loud,
})

export const SOUNDS = {
  /** A piece is put down on wood. */
  step: [
    { wave: 'noise', pitch: 420, begins: 0, lasts: 0.07, loud: 0.9 },
    { wave: 'sine', pitch: 150, glides: 85, begins: 0, lasts: 0.11, loud: 0.7 },
  ],
  /** Two coins fall on one another. */
  coin: [...bell(2093, 0, 0.28, 0.28), ...bell(2637, 0.07, 0.34, 0.3)],
  /** A brass dial goes from notch to notch. */
  dial: [click(2600, 0, 0.5), click(2300, 0.055, 0.55), click(2900, 0.11, 0.6)],
  /** Metal on metal, and the ground answers. */
  clash: [
    { wave: 'noise', pitch: 3200, glides: 900, begins: 0, lasts: 0.35, loud: 0.8 },
    { wave: 'square', pitch: 311, glides: 290, begins: 0, lasts: 0.4, loud: 0.12 },
    { wave: 'square', pitch: 467, glides: 440, begins: 0.01, lasts: 0.3, loud: 0.1 },
    { wave: 'sine', pitch: 95, glides: 45, begins: 0, lasts: 0.5, loud: 0.9 },
  ],
  /** Three bells upwards. */
  star: [...bell(659.25, 0, 0.7, 0.4), ...bell(830.61, 0.13, 0.7, 0.4), ...bell(987.77, 0.26, 1.1, 0.5)],
  /** Two soft notes: it is your turn. */
  turn: [
    { wave: 'sine', pitch: 523.25, begins: 0, lasts: 0.7, loud: 0.5 },
    { wave: 'sine', pitch: 783.99, begins: 0.15, lasts: 0.6, loud: 0.5 },
  ],
  /** A nail is driven in with two blows. */
  hammer: [
    { wave: 'noise', pitch: 1400, begins: 0, lasts: 0.06, loud: 0.8 },
    { wave: 'sine', pitch: 220, glides: 140, begins: 0, lasts: 0.09, loud: 0.6 },
    { wave: 'noise', pitch: 1700, begins: 0.16, lasts: 0.06, loud: 0.7 },
    { wave: 'sine', pitch: 240, glides: 150, begins: 0.16, lasts: 0.09, loud: 0.5 },
  ],
  /** Two rings touch. */
  rings: [...bell(1318.5, 0, 0.4, 0.3), ...bell(1567.98, 0.11, 0.5, 0.3)],
  /** Stone cracks, rubble falls. */
  crack: [
    { wave: 'noise', pitch: 2600, glides: 500, begins: 0, lasts: 0.18, loud: 0.9 },
    { wave: 'noise', pitch: 320, begins: 0.14, lasts: 0.4, loud: 0.7 },
    { wave: 'sine', pitch: 90, glides: 42, begins: 0.1, lasts: 0.4, loud: 0.7 },
  ],
  /** Something is set going. */
  bolt: [{ wave: 'triangle', pitch: 660, glides: 1320, begins: 0, lasts: 0.12, loud: 0.35 }, click(3000, 0.1, 0.4)],
  /** A token falls on others. */
  token: [click(2100, 0, 0.4), ...bell(1760, 0.01, 0.16, 0.16)],
  /** A card is laid down. */
  card: [
    { wave: 'noise', pitch: 1900, glides: 700, begins: 0, lasts: 0.09, loud: 0.4 },
    { wave: 'noise', pitch: 500, begins: 0.08, lasts: 0.05, loud: 0.5 },
  ],
  /** The evening comes: a low note that goes out. */
  moon: [
    { wave: 'sine', pitch: 392, glides: 294, begins: 0, lasts: 0.6, loud: 0.35 },
    { wave: 'sine', pitch: 587.33, glides: 440, begins: 0.05, lasts: 0.5, loud: 0.15 },
  ],
  /** Three notes together, upwards. */
  chord: [
    { wave: 'sine', pitch: 392, begins: 0, lasts: 0.6, loud: 0.3 },
    { wave: 'sine', pitch: 493.88, begins: 0.06, lasts: 0.6, loud: 0.3 },
    { wave: 'sine', pitch: 587.33, begins: 0.12, lasts: 0.7, loud: 0.3 },
  ],
  /** A low horn: something was done to the reader. */
  horn: [
    { wave: 'sawtooth', pitch: 110, glides: 104, begins: 0, lasts: 0.7, loud: 0.3 },
    { wave: 'sawtooth', pitch: 165, glides: 156, begins: 0, lasts: 0.7, loud: 0.2 },
    { wave: 'noise', pitch: 300, begins: 0, lasts: 0.3, loud: 0.3 },
  ],
} as const satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof SOUNDS

/** How long a sound is. */
export const lengthOf = (sound: Sound): number => Math.max(...SOUNDS[sound].map((each) => each.begins + each.lasts))
