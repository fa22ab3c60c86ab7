/** The name of somebody who has not signed up and has not said one: by chance, and the same until it is used. */

import { t, unmarked } from '../words'

let number = 0

/** guestName() is 'Guest 657'. */
export function guestName(): string {
  number ||= 100 + Math.floor(Math.random() * 900)
  return unmarked(t('app-guest-name', { number }))
}
