/** Lines of answers as arrows on the map. */

import type { DrawnLine } from '../../table/board'
import { number } from '../../words'
import type { ScytheView } from '../types'
import type { Arrow } from './Arrows.svelte'

type Asked = { question: Pick<NonNullable<ScytheView['question']>, 'place'> | null }

/** What a step of a unit, or what it takes along, speaks of; anything else ends its way. */
const ON_ITS_WAY = /^(hex|unit|good):/

const hexOf = (things: readonly string[]): string | undefined =>
  things.find((each) => each.startsWith('hex:'))?.slice('hex:'.length)

/** The ways of a line: its first one is of the line's kind, the others are what follows; those of a hint are numbered. */
function ways({ kind, things }: DrawnLine, asked: string | undefined): Arrow[] {
  const found: Arrow[] = []
  let from = asked
  const add = (start: string, to: string): void => {
    if (kind === 'hint') found.push({ from: start, to, kind, label: number(found.length + 1) })
    else found.push({ from: start, to, kind: found.length === 0 || kind === 'way' ? kind : 'rest' })
  }
  for (const step of things) {
    const [first = ''] = step
    const to = hexOf(step)
    if (!ON_ITS_WAY.test(first)) from = undefined
    else if (first.startsWith('unit:')) from = to ?? from
    else if (to !== undefined && to !== from) {
      if (first.startsWith('hex:') && from !== undefined) {
        add(from, to)
        from = to
      } else if (kind === 'hint') add(to, to)
    }
  }
  return found
}

/** A unit that the open question is about stands where its way begins. */
export function arrowsOf(lines: readonly DrawnLine[], { question }: Asked): Arrow[] {
  const asked = question?.place
  return lines.flatMap((line) => ways(line, asked == null || asked === '' ? undefined : asked))
}
