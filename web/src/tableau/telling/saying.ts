/** A deed in words: the line that the server says, and its names apart from it. */

import { say, t } from '../../words'
import { goods } from '../saying'
import type { Deed, Hit } from './deeds'
import type { Telling } from './telling.svelte'

/** A piece of a sentence; names are set apart. */
export interface Piece {
  readonly text: string
  readonly name: boolean
}

/** A sentence without its full stop, in pieces; names stand in it as they are. */
export function pieces(sentence: string, names: readonly string[]): Piece[] {
  let found: Piece[] = [{ text: sentence.replace(/\.$/, ''), name: false }]
  for (const name of names.filter((each) => each !== ''))
    found = found.flatMap((piece) => {
      if (piece.name) return [piece]
      return piece.text
        .split(name)
        .flatMap((text, place) => [...(place > 0 ? [{ text: name, name: true }] : []), { text, name: false }])
    })
  return found.filter(({ text }) => text !== '')
}

const dashed = (kind: string): string => kind.replaceAll('_', '-')

/** The sentence that tells a deed: the last of its names says most. */
export function sentenceOf(on: Telling, deed: Deed): string {
  return deed.named.map((n) => on.line(n)).findLast((line) => line !== '') ?? ''
}

export const deedPieces = (on: Telling, deed: Deed): Piece[] =>
  pieces(sentenceOf(on, deed), [on.name(deed.seat), ...(deed.card === '' ? [] : [on.book.cardName(deed.card)])])

/** What was done to the reader. */
export function hitPieces(on: Telling, hit: Hit): Piece[] {
  const [who, card] = [on.name(hit.by), hit.card === '' ? '' : on.book.cardName(hit.card)]
  const said = t(`web-tableau-told-${dashed(hit.kind)}`, {
    ...{ who, card, goods: goods(on.book, hit.lost), game: on.book.game },
  })
  return pieces(said, [who, card])
}

/** What a line of the last turns calls a deed: its card, or what it is. */
export function titleOf(on: Telling, { kind, card }: Deed): string {
  return card === '' ? say(`web-tableau-verb-${dashed(kind)}`, { game: on.book.game }, '') : on.book.cardName(card)
}
