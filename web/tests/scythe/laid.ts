/** Lays out the board of a fixture; what the reader does is written down. */

import { render } from '@testing-library/svelte'
import { shown, wide } from '../../src/scythe/late/parts'
import Whole from './Whole.svelte'
import type { Player, ScytheReference, ScytheView } from '../../src/scythe/types'
import type { BoardProps } from '../../src/table/board'
import type { Answer } from '../../src/wire/types'
import combat from '../fixtures/scythe-combat.json'
import encounter from '../fixtures/scythe-encounter.json'
import factory from '../fixtures/scythe-factory.json'
import middle from '../fixtures/scythe-middle.json'
import move from '../fixtures/scythe-move.json'
import over from '../fixtures/scythe-over.json'
import printed from '../fixtures/scythe-reference.json'
import start from '../fixtures/scythe-start.json'

// What is fetched late is there from the start: a test need not wait for it.
await Promise.all([shown(), wide()])

interface Fixture {
  seat: number
  view: ScytheView
  answers: Answer[]
}

export const FIXTURES = { combat, encounter, factory, middle, move, over, start } as unknown as Record<string, Fixture>
export const REFERENCE = printed as unknown as ScytheReference
export const NAMES = ['Anna', 'Béla', 'Čeněk', 'Dara', 'Eve']

export function fixture(name: string): Fixture {
  const found = FIXTURES[name]
  if (found === undefined) throw new Error(name)
  return structuredClone(found)
}

export function things(name: string): Set<string> {
  return new Set(fixture(name).answers.flatMap((answer) => answer.things ?? []))
}

export function own(view: ScytheView): Player {
  const player = view.players[view.seat ?? 0]
  if (player === undefined) throw new Error('no such player')
  return player
}

export type Given = Partial<BoardProps<ScytheView, ScytheReference>>

export function laid(name: string, given: Given = {}) {
  const pointed: string[][] = []
  const asked: string[] = []
  const held: string[][] = []
  const dropped: string[][] = []
  const { seat, view } = fixture(name)
  const props: BoardProps<ScytheView, ScytheReference> = {
    view,
    seat,
    names: NAMES,
    reference: REFERENCE,
    lit: things(name),
    chosen: new Set(),
    told: new Set(),
    events: [],
    point: (found) => pointed.push(found),
    hold: (found) => held.push(found),
    drop: (found, onto, wish) => {
      dropped.push([...found, onto, wish])
      return false
    },
    ask: (thing) => asked.push(thing),
    ...given,
  }
  const { container, rerender } = render(Whole, { props })
  return { container, pointed, asked, held, dropped, props, rerender: (next: Given) => rerender({ ...props, ...next }) }
}

/** The element of a thing. */
export function at(container: Element, thing: string): HTMLElement | SVGElement {
  const found = container.querySelector<HTMLElement | SVGElement>(`[data-thing="${thing}"]`)
  if (found === null) throw new Error(`nothing shows ${thing}`)
  return found
}
