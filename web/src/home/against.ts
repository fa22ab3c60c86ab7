/** How many seats a game that begins at once has: what the reader chose last, or as many as usually play it. */

import { keep, kept } from '../settings/storage'
import type { GameInfo } from '../wire/types'

const place = (game: string): string => `furrow.seats.${game}`

/** Numbers of seats to choose from; 1 is the reader alone. */
export const choices = (game: GameInfo): readonly number[] => game.seats.filter((seats) => seats > 1 || game.solo)

/** chosenSeats(game) is 3 for a game that three usually play. */
export function chosenSeats(game: GameInfo): number {
  const wished = Number(kept('browser', place(game.name)))
  return choices(game).includes(wished) ? wished : game.usual_seats
}

export function chooseSeats(game: GameInfo, seats: number): void {
  keep('browser', place(game.name), seats === game.usual_seats ? null : String(seats))
}
