/**
 * The words of the reader's language. `t` is reactive: every part that shows it is redrawn when the language changes.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { APP, catalogue, CODES, languageOf } from './files'

export type Values = Record<string, FluentVariable>

const FIRST = CODES[0] ?? 'en'
let current = $state(FIRST)
let bundle = $state.raw(new FluentBundle(FIRST))
let isolating = true
const wanted = new Set<string>(APP)
const numbers = new Map<string, Intl.NumberFormat>()

/** The language in use now. */
export function language(): string {
  return current
}

/** Tests compare plain texts: there are no marks of direction around the arguments there. */
export function isolate(on: boolean): void {
  isolating = on
}

/** Catalogues that have been read: reading one takes longer than fetching it. */
const resources = new Map<string, Promise<FluentResource>>()

function resource(of: string, name: string): Promise<FluentResource> {
  const place = `${of}/${name}`
  let found = resources.get(place)
  if (found === undefined) {
    found = catalogue(of, name).then((text) => new FluentResource(text))
    found.catch(() => resources.delete(place)) // offline: the next caller that needs it tries again
    resources.set(place, found)
  }
  return found
}

/** The name of a language for the browser, with its digits. */
export const locale = (code = current): string => `${code}-u-nu-${languageOf(code).digits}`

async function made(of: string): Promise<FluentBundle> {
  const fresh = new FluentBundle(locale(of), { useIsolating: isolating })
  for (const each of await Promise.all([...wanted].map((name) => resource(of, name))))
    fresh.addResource(each, { allowOverrides: true })
  return fresh
}

let asked = 0
/** The last request that was fulfilled. */
let spoken = -1
let aim = FIRST
let latest: Promise<void> = Promise.resolve()

/** The language that was asked for last: its words may still be on their way. */
export const comingLanguage = (): string => aim

/** Use another language from now on. The last one asked for wins, however slow the catalogues are. */
export function setLanguage(to: string): Promise<void> {
  aim = to
  asked += 1
  latest = speak(to, asked)
  return latest
}

async function speak(to: string, mine: number): Promise<void> {
  const fresh = await made(to)
  if (mine !== asked) return latest
  bundle = fresh
  current = to
  spoken = mine
  if (typeof document !== 'undefined') {
    document.documentElement.lang = to
    document.documentElement.dir = languageOf(to).direction
    document.documentElement.dataset['digits'] = languageOf(to).digits
  }
}

/** Names catalogues that the first page will need: they come with the words that are loaded next. */
export function want(names: readonly string[]): void {
  for (const name of names) wanted.add(name)
}

/** Loads further catalogues; they stay loaded through a change of language. */
export function need(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name))
  if (missing.length === 0) return latest // they may be loading already
  for (const name of missing) wanted.add(name)
  return setLanguage(aim)
}

/** Is there such a message? */
export function knows(id: string): boolean {
  return bundle.hasMessage(id)
}

/** How the messages of the game begin that the page is about; "": it is about none, or about several. */
let own = $state('')

/**
 * From now on the page is about a game: common messages are said as that game says them, by its message `<game>-<id>` in
 * place of `<id>` where it has one. What comes back ends that.
 */
export function speakOf(game: string): () => void {
  const mine = `${game.replaceAll('_', '-')}-`
  own = mine
  return () => {
    if (own === mine) own = ''
  }
}

const messageOf = (id: string): ReturnType<FluentBundle['getMessage']> =>
  (own === '' ? undefined : bundle.getMessage(own + id)) ?? bundle.getMessage(id)

const missed = new Set<string>()

/** Nobody wrote this message: logged once, and not while catalogues are still loading. */
function miss(id: string): string {
  if (spoken === asked && !missed.has(id)) {
    missed.add(id)
    console.warn(`no message ${id}`)
  }
  return id
}

/** The text of a message, or of its attribute `id.attribute`. An unknown one shows its id: the tests look for that. */
export function t(id: string, values: Values | null = null): string {
  const dot = id.indexOf('.')
  const message = messageOf(dot < 0 ? id : id.slice(0, dot))
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)]
  return pattern === undefined || pattern === null ? miss(id) : bundle.formatPattern(pattern, values, [])
}

/** Without the marks of direction around what was put in: right on the screen, wrong in a name or in the browser's tab. */
export const unmarked = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** The text of a message whose id is put together at run time; `otherwise` where there is none. */
export function say(id: string, values: Values | null = null, otherwise: string = id): string {
  return bundle.hasMessage(id) ? t(id, values) : otherwise
}

/** A day, given in seconds since 1970, as the reader writes it. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(seconds * 1000)
}

/** A number in the digits of the language. */
export function number(value: number): string {
  let format = numbers.get(current)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale())
    numbers.set(current, format)
  }
  return format.format(value)
}

/** The reader's language by what the browser says. */
export function preferred(languages: readonly string[] = navigator.languages): string {
  for (const each of languages) {
    const found = CODES.find((known) => each.toLowerCase().split('-')[0] === known)
    if (found !== undefined) return found
  }
  return FIRST
}
