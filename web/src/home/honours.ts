/** Statistics and achievements as the server sends them, read with care: what is not understood is left out. */

export interface Statistic {
  game: string
  played: number
  won: number
}

export interface Achievement {
  name: string
  title: string
  text: string
  earned: boolean
}

type Row = Record<string, unknown>

function rows(reply: unknown, key: string): Row[] {
  const list = Array.isArray(reply) ? reply : typeof reply === 'object' && reply !== null ? (reply as Row)[key] : undefined
  return Array.isArray(list) ? list.filter((each): each is Row => typeof each === 'object' && each !== null) : []
}

export function statisticsOf(reply: unknown): Statistic[] {
  return rows(reply, 'games').flatMap((row) => {
    const { game, played, games, won } = row
    const count = typeof played === 'number' ? played : games
    return typeof game === 'string' && typeof count === 'number' && typeof won === 'number' ? [{ game, played: count, won }] : []
  })
}

export function achievementsOf(reply: unknown): Achievement[] {
  return rows(reply, 'achievements').flatMap((row) => {
    const { name, title, text, earned } = row
    return typeof name === 'string' && typeof title === 'string' ? [{ name, title, text: typeof text === 'string' ? text : '', earned: earned !== null && earned !== undefined && earned !== false }] : []
  })
}
