import { describe, expect, it } from 'vitest'
import table from '../../../tests/words/sought.json'
import { folded, holds, pieces } from '../../src/words/folding'

describe('a search', () => {
  it.each(table)('finds $wanted in $text as the library does', ({ text, wanted, hits }) => {
    expect(holds(text, wanted)).toBe(hits !== null)
    const lit = pieces(text, wanted)
    expect(lit.map((piece) => piece.text).join('')).toBe(text)
    if (hits !== null) expect(lit.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(hits)
  })

  it('reads a text the same, however often it is read', () => {
    for (const { text, wanted } of table)
      for (const each of [text, wanted]) expect(folded(folded(each))).toBe(folded(each))
  })
})
