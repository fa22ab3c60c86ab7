/**
 * Texts as a search reads them: without case, accents and joiners, Arabic letters as Persian ones, plain digits.
 *
 * The library does the same (`furrow/words/folding.py`); both read `folding.json`, and both are tested by one table.
 */

import letters from '../../../src/furrow/words/folding.json'

const LETTERS: Readonly<Record<string, string>> = letters
const ZEROS = [0x660, 0x6f0]

/** A text as a search reads it: 'Őrült ČÍSLO ۱۲' is 'orult cislo 12'. */
export const folded = (text: string): string => [...text].map(letter).join('')

/** The words of what somebody seeks. */
export const wordsOf = (wanted: string): string[] =>
  folded(wanted)
    .split(/\s+/u)
    .filter((word) => word !== '')

/** Has a text all the words that somebody seeks, in any order, each anywhere in it? */
export function holds(text: string, wanted: string): boolean {
  const whole = folded(text)
  return wordsOf(wanted).every((word) => whole.includes(word))
}

/** A text in pieces: those that were searched for are `hit`. */
export function pieces(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted).sort((a, b) => b.length - a.length) // of two that begin alike, the longer one is lit
  const signs = [...text]
  const plain = signs.map(letter)
  const lit = signs.map(() => false)
  for (let start = 0; start < signs.length;) {
    const length = plain[start] === '' ? 0 : longest(plain.slice(start), words)
    lit.fill(true, start, start + length)
    start += Math.max(length, 1)
  }
  return joined(signs, lit)
}

/** How many signs from here on are one of the words, with what is said without a letter of its own behind them. */
function longest(plain: readonly string[], words: readonly string[]): number {
  const word = words.find((each) => plain.join('').startsWith(each))
  if (word === undefined) return 0
  let length = 0
  for (let read = 0; read < word.length || (read > 0 && plain[length] === ''); length += 1)
    read += plain[length]?.length ?? 0
  return length
}

function joined(signs: readonly string[], lit: readonly boolean[]): { text: string; hit: boolean }[] {
  const found: { text: string; hit: boolean }[] = []
  signs.forEach((sign, index) => {
    const last = found.at(-1)
    const hit = lit[index] === true
    if (last?.hit === hit) last.text += sign
    else found.push({ text: sign, hit })
  })
  return found
}

function letter(sign: string): string {
  const plain = sign
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
  return [...plain].map((each) => LETTERS[each] ?? digit(each)).join('')
}

function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  return zero === undefined ? sign : String(code - zero)
}
