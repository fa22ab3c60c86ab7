export {
  language,
  comingLanguage,
  locale,
  setLanguage,
  speakOf,
  need,
  want,
  unmarked,
  t,
  say,
  knows,
  day,
  number,
  isolate,
  type Values,
} from './words.svelte'
export { CODES, LANGUAGES, languageOf, refusalsOf, TABLE, type Language } from './files'
