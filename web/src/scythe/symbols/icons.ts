/** Which drawing stands for a word of the game. */

const ALIASES: Record<string, string> = {
  combat_cards: 'cards',
  workers: 'worker',
  units: 'worker',
  territories: 'hex',
  territory: 'hex',
  produce_territories: 'hex',
  any_resources: 'goods',
  deploy_mech: 'deploy',
  build_structure: 'build',
  recruit: 'enlist',
}

export const GOODS = ['food', 'metal', 'oil', 'wood'] as const

export const isGood = (name: string): boolean => (GOODS as readonly string[]).includes(name)

/** The symbol's id in icons.svg. */
export const iconId = (name: string): string => `i-${ALIASES[name] ?? name}`
