/** Draws a part of the rail for a fixture; what the reader does is written down. */

import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import type { Table } from '../../src/scythe/table'
import type { Player, ScytheView } from '../../src/scythe/types'
import Beside from './Beside.svelte'
import { fixture, NAMES, REFERENCE, things } from './laid'

export interface Shown {
  /** Changes the view before it is drawn. */
  view?: (view: ScytheView) => void
  lit?: Iterable<string>
  chosen?: Iterable<string>
  told?: Iterable<string>
  seat?: number | null
  given?: Record<string, unknown>
}

export function beside(part: Component<never>, name: string, shown: Shown = {}) {
  const pointed: string[][] = []
  const asked: string[] = []
  const { seat, view } = fixture(name)
  shown.view?.(view)
  const on: Table = {
    view,
    events: [],
    lines: [],
    unveiled: null,
    drop: () => undefined,
    looked: new Set(),
    loading: null,
    seat: shown.seat === undefined ? seat : shown.seat,
    whose: 'own',
    names: NAMES,
    reference: REFERENCE,
    lit: new Set(shown.lit ?? things(name)),
    chosen: new Set(shown.chosen),
    told: new Set(shown.told),
    goals: new Set(),
    point: (found) => pointed.push(found),
    hold: () => undefined,
    side: () => undefined,
    ask: (thing) => asked.push(thing),
  }
  const { container, rerender } = render(Beside, { props: { on, part, given: shown.given ?? {} } })
  return {
    container,
    pointed,
    asked,
    view,
    again: (next: ScytheView) => rerender({ on: { ...on, view: next } }),
  }
}

/** The player whose cards a fixture shows. */
export function reader(view: ScytheView): Player {
  const player = view.players[view.seat ?? 0]
  if (player === undefined) throw new Error('no such player')
  return player
}
