export { language, setLanguage, need, t, say, knows, number, isolate } from './words.svelte'
export { GAMES, LANGUAGES, OWN_NAMES, OF_GAME, type Language, type Game } from './files'
