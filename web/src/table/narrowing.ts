/** Which answers a thing leaves open, and what a click on a thing that no answer speaks of may have wished. */

import type { Answer } from '../wire/types'

/** The answers that speak of the first thing that any of them speaks of. */
export function narrowed(answers: readonly Answer[], things: readonly string[]): readonly Answer[] {
  for (const thing of things) {
    const found = answers.filter((each) => each.things?.includes(thing))
    if (found.length > 0) return found
  }
  return []
}

/** Wishes by kind of thing where no open answer shows the way. The notation is the same in all languages. */
const USUAL: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  scythe: {
    section: ['{name}'],
    bottom: ['{name}'],
    hex: ['move / char / {name}', '{name}'],
    ability: ['deploy {name}'],
    structure: ['build {name}'],
  },
  tableau: {
    hand: ['build {name}'],
    deal: ['cancel {name}'],
    row: ['take {name}'],
  },
}

const split = (thing: string): [string, string] => {
  const colon = thing.indexOf(':')
  const name = thing.slice(colon + 1)
  return [thing.slice(0, colon), name.slice(name.lastIndexOf('/') + 1)]
}

/** Lines that somebody who points to these things may have meant: like an open answer, but with this thing in it. */
export function wishes(answers: readonly Answer[], things: readonly string[], game: string): readonly string[] {
  const found: string[] = []
  for (const thing of things) {
    const [kind, name] = split(thing)
    for (const answer of answers) {
      for (const other of answer.things ?? []) {
        const [otherKind, otherName] = split(other)
        if (otherKind !== kind || otherName === name || otherName === '') continue
        const words = answer.text.split(' ')
        if (!words.includes(otherName)) continue
        found.push(words.map((word) => (word === otherName ? name : word)).join(' '))
      }
    }
    const usual = (USUAL[game] ?? USUAL['tableau'])?.[kind] ?? []
    found.push(...usual.map((pattern) => pattern.replace('{name}', name)))
  }
  return [...new Set(found)]
}
