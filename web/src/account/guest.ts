/** The name of somebody who has not signed up and has not said one: by chance, and the same until it is used. */

import { t } from '../words'

/** Marks of direction around an argument: right on the screen, wrong in a name. */
const MARKS = /[\u2066-\u2069]/g

let number = 0

/** guestName() is 'Guest 657'. */
export function guestName(): string {
  number ||= 100 + Math.floor(Math.random() * 900)
  return t('app-guest-name', { number }).replaceAll(MARKS, '')
}
