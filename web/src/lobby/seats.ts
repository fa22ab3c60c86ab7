/** Seats that wait for somebody: free for anybody, or for the person who was invited. */

import type { SeatInfo } from '../wire/types'

export function isFree(seat: SeatInfo): boolean {
  return (seat.who === 'open' || seat.who === 'invited') && seat.person == null
}
