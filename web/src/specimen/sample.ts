/** A table where it is the reader's turn, as the server would tell it. */

import type { GameInfo, SeatInfo, TableInfo } from '../wire/types'

const DAY = 86_400

export function sampleTable(game: GameInfo, names: readonly string[]): TableInfo {
  const [signs] = game.dealt
  const seats = names.map((name, seat): SeatInfo => {
    const dealt = signs === undefined ? {} : { [signs.kind]: signs.names[seat]?.name ?? '' }
    return {
      seat,
      who: seat === 0 ? 'me' : 'open',
      name,
      person: name,
      level: '',
      dealt,
      bot: false,
      online: true,
      ready: true,
    }
  })
  return {
    id: game.name,
    game: game.name,
    state: 'running',
    host: '',
    host_name: names[0] ?? '',
    seats,
    mine: [0],
    options: {},
    listed: false,
    rated: false,
    clock: { kind: 'days', days: 3 },
    timeout: '',
    hints: true,
    spectators: true,
    key: null,
    created: 0,
    moved: Math.floor(Date.now() / 1000) - DAY / 2,
    decisions: 40,
    result: null,
    your_turn: true,
    rematch: null,
    cloned_at: null,
    lang: '',
    host_rating: null,
    seal: '',
  }
}
