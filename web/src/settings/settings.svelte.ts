/** The reader's settings: kept in this browser, and with the account once there is one. */

import { CODES, comingLanguage, setLanguage } from '../words'
import { preferred } from '../words/words.svelte'
import { inherit } from './standing'
import { keep, keptJson } from './storage'

export interface Settings {
  lang: string
  theme: 'auto' | 'light' | 'dark'
  size: 'small' | 'normal' | 'large' | 'largest'
  motion: 'auto' | 'full' | 'reduced'
  /** How much faster than usual others' turns are shown. */
  pace: 1 | 2 | 4
  /** When a click has to be confirmed: every step, what cannot be taken back, or never. */
  confirm: 'each' | 'final' | 'never'
  /** Ask before passing while something else could be done. */
  careful: boolean
  sound: boolean
  /** Of the sounds, in per cent. */
  volume: number
  /** Who sees my games and ratings. */
  shown: 'all' | 'me'
  /** The lessons that were finished, as `game/chapter`. */
  learnt: readonly string[]
}

export const PACES: readonly Settings['pace'][] = [1, 2, 4]
const PLACE = 'furrow.settings'
const STEP = 320
/** There are a dozen chapters. */
const MOST_LEARNT = 200
const CHOICES = {
  lang: CODES,
  theme: ['auto', 'light', 'dark'],
  size: ['small', 'normal', 'large', 'largest'],
  motion: ['auto', 'full', 'reduced'],
  pace: PACES,
  confirm: ['each', 'final', 'never'],
  careful: [true, false],
  sound: [true, false],
  volume: [20, 40, 60, 80, 100],
  shown: ['all', 'me'],
} as const satisfies { [Key in keyof Omit<Settings, 'learnt'>]: readonly Settings[Key][] }

function defaults(): Settings {
  return {
    lang: preferred(),
    theme: 'auto',
    size: 'normal',
    motion: 'auto',
    pace: 1,
    confirm: 'final',
    careful: true,
    sound: false,
    volume: 60,
    shown: 'all',
    learnt: [],
  }
}

/** The parts of a stored document that are our settings; unknown names and old values are dropped. */
export function valid(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {}
  const found: Record<string, unknown> = {}
  for (const [key, values] of Object.entries(CHOICES)) {
    const value = (stored as Record<string, unknown>)[key]
    if ((values as readonly unknown[]).includes(value)) found[key] = value
  }
  // What older versions called the speed of others' turns.
  if ('speed' in stored && stored.speed === 'off') found['motion'] = 'reduced'
  const learnt = 'learnt' in stored && Array.isArray(stored.learnt) ? stored.learnt : []
  if (learnt.length > 0) found['learnt'] = learnt.filter((each) => typeof each === 'string').slice(0, MOST_LEARNT)
  return found as Partial<Settings>
}

/** What the account knows, with the lessons that were finished in this browser before. */
export function joined(own: Partial<Settings>): Partial<Settings> {
  return { ...own, learnt: [...new Set([...settings.learnt, ...(own.learnt ?? [])])] }
}

export const settings: Settings = $state(defaults())
const listeners = new Set<(now: Settings) => void>()

function show(): void {
  const root = document.documentElement
  const dark =
    settings.theme === 'dark' ||
    (settings.theme === 'auto' &&
      typeof matchMedia === 'function' &&
      matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset['theme'] = dark ? 'dark' : 'light'
  root.dataset['size'] = settings.size
  root.dataset['motion'] = settings.motion
}

/** Changes some settings, keeps them and shows them. */
export async function change(some: Partial<Settings>): Promise<void> {
  Object.assign(settings, some)
  keep('browser', PLACE, JSON.stringify(settings))
  show()
  if (some.lang !== undefined && some.lang !== comingLanguage()) await setLanguage(some.lang)
  for (const listener of listeners) listener(settings)
}

/** Reports every change, for example to keep it with the account. */
export function onChange(listener: (now: Settings) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Motion is wanted: neither the reader nor the system asks for less. */
export function moving(): boolean {
  if (settings.motion === 'reduced') return false
  return settings.motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long one movement takes, in milliseconds; 0: no motion is wanted. */
export const pace = (): number => (moving() ? STEP / settings.pace : 0)

/** Reads what is kept and shows it, before the first page is drawn. */
export async function start(): Promise<void> {
  const stored = keptJson('browser', PLACE)
  inherit(stored)
  Object.assign(settings, valid(stored))
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked !== null) Object.assign(settings, valid({ lang: asked }))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  show()
  await setLanguage(settings.lang)
}
