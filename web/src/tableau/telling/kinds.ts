/** What the events of the card games (docs/events-cards.md) are to whoever follows a game. */

import type { Sign } from '../icons/signs'

/** What somebody does: it has a sign and a line of its own. */
export const DEEDS = {
  build: 'build',
  develop: 'develop',
  deal: 'deal',
  foreign_deal: 'deal',
  raze: 'raze',
  raze_card: 'raze',
  use: 'use',
  contacts: 'connect',
  exchange: 'exchange',
  visit: 'visit',
  connect: 'connect',
  play: 'connect',
  pass: 'pass',
  shield: 'under',
  samurai: 'under',
  tuck: 'under',
  offer: 'under',
  lay_foundation: 'under',
  take: 'take',
  passed_on: 'hand',
  drop: 'hand',
  seal: 'check',
  attack: 'attack',
  collect: 'cleanup',
  virtual_location: 'build',
  virtual_connection: 'connect',
} as const satisfies Record<string, Sign>

/** What comes of a deed; alone it is one itself. */
export const PARTS = {
  steal: 'take',
  loot: 'raze',
  take_deal: 'take',
  take_over: 'take',
  keep: 'take',
  look: 'hand',
  gather: 'hand',
  dealt: 'hand',
  lay_aside: 'hand',
  draw: 'hand',
  copy: 'production',
  name: 'production',
  free: 'again',
  place: 'under',
  forgo: 'points',
  forfeit: 'points',
  extra_points: 'points',
  clear: 'build',
  replace: 'build',
  discard: 'close',
  make_discard: 'close',
  block: 'close',
  cancel: 'close',
  remove: 'close',
  attack_fails: 'close',
  attack_absorbed: 'check',
  store: 'cleanup',
  pay: 'exchange',
  gain: 'produced',
  deal_goods: 'deal_goods',
} as const satisfies Record<string, Sign>

/** What happens to the whole table. */
export const MOMENTS = {
  start: 'first',
  round: 'clock',
  production: 'production',
  actions: 'action',
  cleanup: 'cleanup',
  attack_phase: 'attack',
  last_round: 'end',
  end: 'end',
} as const satisfies Record<string, Sign>

/**
 * What needs no line beside the others: it follows from them, or prepares them. `announce` says which deed comes, and
 * the rest is what a moment consists of.
 */
export const QUIET: ReadonlySet<string> = new Set([
  ...['turn', 'announce', 'feature', 'untuck', 'recover', 'ruin', 'foundation', 'scrap'],
  ...['draft', 'reveal', 'left_over', 'connections', 'put_away', 'put_back', 'reshuffle', 'first_player'],
  ...['lose', 'fetch', 'tidy', 'tidied', 'control_ends', 'no_attack', 'attack_spent'],
])

/** What takes something from a player who did nothing: those who did it are named apart. */
export const HITS: ReadonlySet<string> = new Set([
  ...['raze', 'steal', 'take_over', 'take_deal', 'block', 'make_discard', 'cancel', 'remove'],
])

const SIGN_OF: Record<string, Sign> = { ...DEEDS, ...PARTS, ...MOMENTS }

export const signOf = (kind: string): Sign => SIGN_OF[kind] ?? 'use'
export const isDeed = (kind: string): boolean => kind in DEEDS
export const isPart = (kind: string): boolean => kind in PARTS
export const isMoment = (kind: string): boolean => kind in MOMENTS
