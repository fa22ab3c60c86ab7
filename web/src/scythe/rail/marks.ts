/** What makes a drawn part a thing of the table: a button on what is the reader's own, a plain part elsewhere. */

import { explain } from '../explain'
import type { Table } from '../table'

export interface Marks {
  [attribute: string]: unknown
  title: string
}

export interface Marking {
  /** Other names under which answers speak of it. */
  also?: readonly string[]
  /** It belongs to somebody else's mats: there is nothing to press. */
  still?: boolean
}

/**
 * The attributes of the element that shows a thing: spread them on it.
 *
 * `<svelte:element this={still ? 'span' : 'button'} {...marks(on, 'section:move', { still })}>`
 */
export function marks(on: Table, thing: string, { also = [], still = false }: Marking = {}): Marks {
  const names = [thing, ...also]
  const told = names.some((each) => on.told.has(each)) ? '' : undefined
  const title = explain(thing, on).text
  if (still) return { 'data-of': thing, 'data-told': told, title }
  return {
    type: 'button',
    tabindex: -1,
    'data-thing': thing,
    'data-lit': isLit(on, names) ? '' : undefined,
    'data-chosen': names.some((each) => on.chosen.has(each)) ? '' : undefined,
    'data-told': told,
    title,
    onclick: () => on.point(names),
  }
}

/** Whether an open answer speaks of one of these. */
export const isLit = (on: Table, names: readonly string[]): boolean => names.some((each) => on.lit.has(each))
