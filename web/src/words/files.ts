/** Which catalogues of src/furrow/words a part of the client needs. They are the same files that the server reads. */

import catalogues from 'virtual:catalogues'
import rows from '../../../src/furrow/words/languages.json'
import { bundleOf } from './bundles'

/** A language: its own name (never translated), the side on which its lines begin, and its digits. */
export interface Language {
  code: string
  name: string
  direction: string
  digits: string
}

/** Each is a row of the table and a folder of catalogues. The first is the fallback of all others. */
export const LANGUAGES: readonly Language[] = rows

/** The codes alone. */
export const CODES: readonly string[] = rows.map((each) => each.code)

export const languageOf = (code: string): Language =>
  LANGUAGES.find((each) => each.code === code) ?? { code, name: code, direction: 'ltr', digits: 'latn' }

export const APP = ['web-app', 'web-table']

/** What every table needs besides the words of its game: `server` has the phrases of talk. */
export const TABLE = ['server', 'lists']

/** The sentences of the rules that a refusal can name. */
export const refusalsOf = (game: string): string[] => [`${game}-refusals`]

/** A catalogue that came with a game from elsewhere: its name is the address where the server has it. */
async function fetched(address: string, language: string): Promise<string> {
  const reply = await fetch(`${address}?lang=${language}`)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return reply.text()
}

/** The text of a catalogue; a file that a language does not have yet is English, one that nobody has is empty. */
export async function catalogue(language: string, name: string): Promise<string> {
  if (name.startsWith('/')) return fetched(name, language)
  for (const code of [language, CODES[0] ?? '']) {
    const bundle = await catalogues[`${code}/${bundleOf(name)}`]?.()
    const text = bundle?.default[name]
    if (text !== undefined) return text
  }
  return ''
}
