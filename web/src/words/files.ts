/** Which catalogues of src/furrow/words a part of the client needs. They are the same files that the server reads. */

import rows from '../../../src/furrow/words/languages.json'

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

// One lazy chunk for every file of every language: only those of the language in use are loaded.
const catalogues = import.meta.glob<string>(
  [
    '../../../src/furrow/words/*/web-*.ftl',
    '../../../src/furrow/words/*/{lists,server}.ftl',
    '../../../src/furrow/words/*/*-{actions,cards,refusals,scenes,terms,texts}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const placeOf = (code: string, name: string): string => `../../../src/furrow/words/${code}/${name}.ftl`

/** A catalogue that came with a game from elsewhere: its name is the address where the server has it. */
async function fetched(address: string, language: string): Promise<string> {
  const reply = await fetch(`${address}?lang=${language}`)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return reply.text()
}

/** The text of a catalogue; a file that a language does not have yet is English, one that nobody has is empty. */
export async function catalogue(language: string, name: string): Promise<string> {
  if (name.startsWith('/')) return fetched(name, language)
  const load = catalogues[placeOf(language, name)] ?? catalogues[placeOf(CODES[0] ?? '', name)]
  return load === undefined ? '' : await load()
}
