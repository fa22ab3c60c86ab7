export { language, setLanguage, need, t, say, knows, number, isolate, type Values } from './words.svelte'
export { GAMES, LANGUAGES, OWN_NAMES, OF_GAME, refusalsOf, type Language, type Game } from './files'
