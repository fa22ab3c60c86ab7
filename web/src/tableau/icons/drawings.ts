/**
 * Tokens and signs as pictures for style sheets: each is one element on the page, however it is drawn. Made once for each
 * and kept.
 */

import { SIGNS, type Sign } from './signs'
import { TAGS, TOKENS } from './tokens'

const made = new Map<string, string>()

/** `room`: how much more than its own 24 units is in sight around it. */
function drawn(name: string, inner: () => string, room: number): string {
  let found = made.get(name)
  if (found === undefined) {
    const view = `${-room} ${-room} ${24 + 2 * room} ${24 + 2 * room}`
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${inner()}</svg>`
    found = `url("data:image/svg+xml,${encodeURIComponent(text)}")`
    made.set(name, found)
  }
  return found
}

/** Rims of tokens go a little over their edge. */
export const RIM = 1

/** What a token is called among the drawings; some types of cards are called like goods. */
export function tokenIcon(name: string, type: boolean): string {
  if (type && name in TAGS) return `t-${name}`
  return name in TOKENS ? `i-${name}` : 'i-location'
}

export function tokenPicture(icon: string): string {
  const name = icon.slice(2)
  return drawn(icon, () => (icon.startsWith('t-') ? TAGS : TOKENS)[name] ?? '', RIM)
}

/** A shape to be filled with the colour of the text. */
export const signPicture = (name: Sign): string =>
  drawn(`s-${name}`, () => `<path d="${SIGNS[name]}" fill-rule="evenodd"/>`, 0)
