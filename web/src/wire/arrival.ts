/** What the server has said with the page itself, so that it need not be asked for. */

import type { Arrival } from './types'

const text = typeof document === 'undefined' ? null : document.getElementById('arrival')?.textContent
const parts: { [Part in keyof Arrival]?: Arrival[Part] | undefined } = text == null ? {} : (JSON.parse(text) as Arrival)

/** A part of it, once: whoever wants to know it later must ask. */
export function said<Part extends keyof Arrival>(part: Part): Arrival[Part] | undefined {
  const found = parts[part]
  if (part !== 'lang') parts[part] = undefined
  return found
}
