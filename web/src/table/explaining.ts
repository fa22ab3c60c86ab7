/** What a thing is called and what its card says, looked up in the game's reference words. */

import type { Explanation, Reference } from './board'

/** Looks through the words of the reference for an entry of this name, in any section. */
function entryOf(words: object, name: string): unknown {
  for (const section of Object.values(words)) {
    if (typeof section !== 'object' || section === null) continue
    const found = (section as Record<string, unknown>)[name]
    if (found !== undefined) return found
  }
  return undefined
}

function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  if (Array.isArray(entry)) return entry.flatMap(textsOf)
  if (typeof entry === 'object' && entry !== null) return Object.values(entry).flatMap(textsOf)
  return []
}

export function explanation(thing: string, reference: Reference | null, names: readonly string[]): Explanation {
  const kind = thing.slice(0, thing.indexOf(':'))
  const rest = thing.slice(thing.indexOf(':') + 1)
  if (kind === 'seat') return { title: names[Number(rest)] ?? rest, texts: [] }
  const name = rest.slice(rest.lastIndexOf('/') + 1)
  const entry = reference === null ? undefined : entryOf(reference.words, name)
  if (typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string') {
    const { name: title, ...others } = entry
    return { title, texts: textsOf(others).filter((text) => text !== title) }
  }
  const texts = textsOf(entry)
  if (texts.length === 0) return { title: name.replaceAll('_', ' '), texts: [] }
  return { title: texts[0] ?? name, texts: texts.slice(1) }
}
