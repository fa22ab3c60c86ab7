/** The names of things (docs/things.md) of the card games, and how a thing is lit. */

export const hand = (card: string): string[] => [`hand:${card}`, `card:${card}`]
export const row = (card: string): string[] => [`row:${card}`, `card:${card}`]
export const location = (seat: number, card: string): string[] => [`location:${seat}/${card}`, `card:${card}`]
export const deal = (seat: number, card: string): string[] => [`deal:${seat}/${card}`, `card:${card}`]
export const connection = (card: string): string[] => [`connection:${card}`, `card:${card}`]
export const board = (seat: number, use: number | string): string[] => [`board:${seat}/${use}`]
export const good = (word: string): string[] => [`good:${word}`]
export const deck = (word: string): string[] => [`deck:${word}`]
export const seat = (number: number): string[] => [`seat:${number}`]
export const verb = (word: string): string[] => [word === 'pass' || word === 'end' ? `phase:${word}` : `verb:${word}`]

/** A card from the hand that is dropped on a thing. */
export const dragged = (card: string, on: string): string => `drag:${card}/${on}`

export type Things = ReadonlySet<string>

/** What the table page says about things now. */
export interface Light {
  /** What can act now, or, once something is chosen, what may be pointed to next. */
  lit: Things
  /** Something is chosen: what is lit is aimed at. */
  aimed: boolean
  /** Cards of the hand on things where they may be dropped. */
  drops: Things
  chosen: Things
  /** Of these, what the reader has chosen and does not only look at. */
  taken: Things
  told: Things
  /** What was played in the position that is looked at, and what would have been better. */
  played: Things
  better: Things
}

export function has(things: readonly string[], among: Things): boolean {
  return things.some((thing) => among.has(thing))
}

/** Is the most specific of the things among these? A card may lie in one place and be named by another. */
export function isLit(things: readonly string[], light: Light): boolean {
  const first = things[0]
  return first !== undefined && light.lit.has(first)
}

/** Chosen on its own, or as a card that was dragged somewhere. */
export function isChosen(things: readonly string[], chosen: Things): boolean {
  const [first] = things
  if (first === undefined) return false
  if (chosen.has(first)) return true
  const drag = first.replace(/^hand:/, 'drag:')
  return drag !== first && [...chosen].some((each) => each.startsWith(`${drag}/`))
}

/** Something refers to it now. */
export function shines(things: readonly string[], light: Light): boolean {
  return isLit(things, light) || isChosen(things, light.chosen) || has(things, light.told)
}

/** The words of verbs, in the order of a turn. */
export const VERBS = [
  'build',
  'develop',
  'deal',
  'raze',
  'use',
  'take',
  'keep',
  'drop',
  'choose',
  'visit',
  'connect',
  'play',
  'exchange',
  'contacts',
]
export function litVerbs(light: Light): string[] {
  const found = [...light.drops].flatMap((thing) => /^(?:verb|phase):(.*)$/.exec(thing)?.[1] ?? [])
  const place = (word: string): number =>
    VERBS.includes(word) ? VERBS.indexOf(word) : word === 'pass' || word === 'end' ? 99 : 50
  return [...new Set(found)].sort((one, other) => place(one) - place(other))
}

/** What is raised with its buttons when it is pressed, also if nothing can be done with it now. */
const RAISED = new Set(['hand', 'row', 'location', 'connection', 'board', 'deal'])
export const raises = (thing: string): boolean => RAISED.has(thing.slice(0, thing.indexOf(':')))

/** The card that a thing shows, by where it lies; null: it shows none. */
export const cardOf = (thing: string): string | null =>
  /^(?:hand|row|connection|card):(.+)$/.exec(thing)?.[1] ?? /^(?:location|deal):\d+\/(.+)$/.exec(thing)?.[1] ?? null
