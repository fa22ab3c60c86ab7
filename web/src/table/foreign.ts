/**
 * A board from elsewhere: an ES module that the package of a game ships and the server serves under its own address.
 *
 *     export default {
 *       mount(element, props) {
 *         const draw = ({ view, say, lit, point }) => { … }
 *         draw(props)
 *         return { update: draw, destroy: () => element.replaceChildren() }
 *       },
 *     }
 */

import { language, say, type Values } from '../words'
import type { BoardProps } from './board'

/** What such a board is given, at first and with every change. */
export interface ForeignProps {
  /** What this seat may see, as the rules of the game write it. */
  view: unknown
  /** Through whose eyes; null: a spectator's. */
  seat: number | null
  names: readonly string[]
  /** The facts and words that the game prints, once they are there. */
  reference: unknown
  language: string
  /** The text of a message from the game's own catalogues; its id if there is none. */
  say: (id: string, values?: Values) => string
  /** Things that open answers speak of: what can be pointed at. */
  lit: ReadonlySet<string>
  /** Things of the answer that is chosen or previewed. */
  chosen: ReadonlySet<string>
  /** Things that a line of the log speaks of. */
  told: ReadonlySet<string>
  /** The reader means this thing. */
  point: (thing: string) => void
  /** The reader wants to know what this thing is. */
  ask: (thing: string) => void
}

export interface Mounted {
  update: (props: ForeignProps) => void
  destroy: () => void
}

export interface ForeignModule {
  default: { mount: (element: HTMLElement, props: ForeignProps) => Mounted }
}

export function propsOf(props: BoardProps): ForeignProps {
  const { view, seat, names, reference, lit, chosen, told } = props
  return {
    view,
    seat,
    names,
    reference,
    language: language(),
    say: (id, values) => say(id, values ?? null),
    lit,
    chosen,
    told,
    point: (thing) => props.point([thing]),
    ask: (thing) => props.ask(thing),
  }
}
