/** Which catalogues of src/furrow/words a part of the client needs. They are the same files that the server reads. */

export const LANGUAGES = ['en', 'hu', 'cs', 'fa'] as const
export type Language = (typeof LANGUAGES)[number]
export const GAMES = ['scythe', 'fifty_first_state', 'imperial_settlers'] as const
export type Game = (typeof GAMES)[number]

/** What a language calls itself: never translated. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', hu: 'Magyar', cs: 'Čeština', fa: 'فارسی' }

export const APP = ['web-app', 'web-table']

/** `server` has the phrases of talk. */
export const OF_GAME: Record<Game, readonly string[]> = {
  scythe: ['server', 'lists', 'web-scythe', 'scythe-terms', 'scythe-actions', 'scythe-cards', 'scythe-scenes'],
  fifty_first_state: [
    'server',
    'lists',
    'web-tableau',
    'tableau-terms',
    'tableau-texts',
    'fifty_first_state-terms',
    'fifty_first_state-texts',
  ],
  imperial_settlers: [
    'server',
    'lists',
    'web-tableau',
    'tableau-terms',
    'tableau-texts',
    'imperial_settlers-terms',
    'imperial_settlers-texts',
  ],
}

/** The sentences of the rules that a refusal can name. */
export const refusalsOf = (game: string): string[] => [`${game}-refusals`]

// One lazy chunk for every file of every language: only what is spoken is loaded.
const catalogues = import.meta.glob<string>(
  [
    '../../../src/furrow/words/*/web-*.ftl',
    '../../../src/furrow/words/*/{lists,server}.ftl',
    '../../../src/furrow/words/*/*-{terms,texts,refusals}.ftl',
    '../../../src/furrow/words/*/scythe-{actions,cards,scenes}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

/** The text of a catalogue; a file that a language does not have is empty. */
export async function catalogue(language: Language, name: string): Promise<string> {
  const load = catalogues[`../../../src/furrow/words/${language}/${name}.ftl`]
  return load === undefined ? '' : await load()
}
