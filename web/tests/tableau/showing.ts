/** A board from a fixture: what the table page would give it at that moment. */

import { cleanup, render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, vi } from 'vitest'
import type { BoardProps } from '../../src/table/board'
import type { GameEvent, TableauReference, TableauView } from '../../src/tableau/types'
import type { Answer } from '../../src/wire/types'
import Whole from './Whole.svelte'

// What jsdom has not got: nobody there asks for less motion, and nothing has a size.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

afterEach(cleanup)

export interface Fixture {
  view: TableauView
  names: string[]
  question: { seat: number; name: string; answers: Answer[] } | Record<string, never>
  events: GameEvent[]
}

export function read<T>(name: string): T {
  return JSON.parse(readFileSync(`tests/fixtures/tableau-${name}.json`, 'utf8')) as T
}

export const reference = (name: string): TableauReference =>
  read<TableauReference>(`${name.split('-')[0] ?? ''}-reference`)

export function answers(fixture: Fixture): Answer[] {
  return 'answers' in fixture.question ? fixture.question.answers : []
}

export type Props = BoardProps<TableauView, TableauReference>

export function props(name: string, more: Partial<Props> = {}): Props {
  const fixture = read<Fixture>(name)
  return {
    view: fixture.view,
    seat: fixture.view.seat,
    names: fixture.names,
    reference: reference(name),
    lit: new Set(answers(fixture).flatMap((answer) => answer.things ?? [])),
    chosen: new Set(),
    told: new Set(),
    answers: answers(fixture),
    events: [],
    point: vi.fn<Props['point']>(),
    drop: vi.fn<NonNullable<Props['drop']>>(() => true),
    ask: vi.fn<Props['ask']>(),
    ...more,
  }
}

export function show(name: string, more: Partial<Props> = {}) {
  const given = props(name, more)
  return { given, ...render(Whole, { props: given }) }
}
