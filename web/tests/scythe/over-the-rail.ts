/** Lays out the moments of a fixture; what the reader does is written down. */

import { render } from '@testing-library/svelte'
import type { Choosing } from '../../src/scythe/moments/choosing'
import type { ScytheReference, ScytheView } from '../../src/scythe/types'
import type { BoardProps } from '../../src/table/board'
import { fixture, NAMES, REFERENCE, things, type Given } from './laid'
import OverTheRail from './OverTheRail.svelte'

// A page without a screen: its reader wants no motion, so that nothing has to be waited for.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList

type Over = Given & { covered?: boolean; comes?: (up: boolean) => void }

export function moments(name: string, given: Over & { choosing?: Partial<Choosing> } = {}) {
  const pointed: string[][] = []
  const said: string[] = []
  const chosen: string[] = []
  const { seat, view, answers } = fixture(name)
  const { choosing, ...rest } = given
  const props: BoardProps<ScytheView, ScytheReference> & { choosing: Choosing } = {
    view,
    seat,
    names: NAMES,
    reference: REFERENCE,
    lit: things(name),
    chosen: new Set(),
    told: new Set(),
    events: [],
    point: (found) => pointed.push(found),
    side: (text) => said.push(text),
    ask: () => undefined,
    ...rest,
    choosing: {
      answers,
      asking: false,
      chosen: null,
      choose: (answer) => chosen.push(answer.text),
      confirm: () => chosen.push('confirm'),
      cancel: () => chosen.push('cancel'),
      ...choosing,
    },
  }
  const { container, rerender } = render(OverTheRail, { props })
  return { container, pointed, said, chosen, rerender: (next: Over) => rerender({ ...props, ...next }) }
}
