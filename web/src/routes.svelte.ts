/** Addresses and pages. Links are plain anchors; a click on one of ours changes the page without loading it again. */

import { LISTS, type ListName } from './lobby/names'
import { leaveTroubles } from './look/toasts.svelte'

export type Page =
  | { is: 'home' | 'new' | 'settings' | 'account' | 'about' | 'look' | 'lost' }
  | { is: 'lobby'; list: ListName }
  | { is: 'learn'; game: string | null }
  | { is: 'table'; id: string; key: string | null }
  | { is: 'replay' | 'analysis'; id: string; key: string | null; at: number | null; eyes: number | null }
  | { is: 'ratings'; game: string | null }
  | { is: 'person'; id: string }
  | { is: 'rules'; game: string; section: string | null; find: string }
  | { is: 'lesson'; game: string; chapter: string }
  | { is: 'cards'; game: string; shows: CardsPage; card: string | null }

/** Pages about the cards of a game. */
const CARDS = ['browse', 'legend', 'designs'] as const
export type CardsPage = (typeof CARDS)[number]

const PLAIN = ['new', 'settings', 'account', 'about', 'look'] as const

function counted(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** The page of an address. */
export function pageOf(path: string, search: string): Page {
  const parts = path.split('/').filter((part) => part !== '')
  const query = new URLSearchParams(search)
  const [first, second, third] = parts
  if (first === undefined) return { is: 'home' }
  const plain = PLAIN.find((name) => name === first)
  if (plain !== undefined && second === undefined) return { is: plain }
  if (first === 'mine' && second === undefined) return { is: 'lobby', list: 'mine' }
  if (first === 'lobby' && third === undefined) {
    const list = LISTS.find((name) => name === (second ?? 'open'))
    return list === undefined ? { is: 'lost' } : { is: 'lobby', list }
  }
  if (first === 'table' && second !== undefined) {
    const key = query.get('key')
    if (third !== 'replay' && third !== 'analysis') return { is: 'table', id: second, key }
    return { is: third, id: second, key, at: counted(query.get('at')), eyes: counted(query.get('eyes')) }
  }
  if (first === 'people' && second !== undefined) return { is: 'person', id: second }
  if (first === 'ratings') return { is: 'ratings', game: second ?? null }
  if (first === 'learn')
    return second === undefined || third === undefined
      ? { is: 'learn', game: second ?? null }
      : { is: 'lesson', game: second, chapter: third }
  if (first === 'cards' && second !== undefined) {
    const shows = CARDS.find((name) => name === (third ?? 'browse'))
    return shows === undefined ? { is: 'lost' } : { is: 'cards', game: second, shows, card: query.get('card') }
  }
  if (first === 'rules' && second !== undefined)
    return { is: 'rules', game: second, section: third ?? null, find: query.get('find') ?? '' }
  return { is: 'lost' }
}

/** The address of a table or of a page about it; `key` opens a private one. A replay has a place, and the seat whose eyes it is seen through.
 *
 * tableAddress('abc', 'k1', 'replay') is '/table/abc/replay?key=k1'. */
export function tableAddress(
  id: string,
  key: string | null,
  about: '' | 'replay' | 'analysis' = '',
  at: number | null = null,
  eyes: number | null = null,
): string {
  const query = new URLSearchParams()
  if (at !== null) query.set('at', String(at))
  if (eyes !== null) query.set('eyes', String(eyes))
  if (key !== null) query.set('key', key)
  const asked = query.toString()
  return `/table/${id}${about === '' ? '' : `/${about}`}${asked === '' ? '' : `?${asked}`}`
}

let here = $state.raw<Page>(
  typeof location === 'undefined' ? { is: 'home' } : pageOf(location.pathname, location.search),
)

export function page(): Page {
  return here
}

function arrive(): void {
  here = pageOf(location.pathname, location.search)
  leaveTroubles()
}

/** Go to an address of ours; `replace` leaves no step behind in the history. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  arrive()
  if (!replace) window.scrollTo(0, 0)
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download')) return
  const to = new URL(anchor.href)
  if (to.origin !== location.origin || to.pathname.startsWith('/api') || to.pathname.startsWith('/plain')) return
  if (to.hash !== '' && to.pathname === location.pathname) return
  event.preventDefault()
  go(to.pathname + to.search)
}

/** Listens to clicks and to the browser's back and forward. Returns how to stop. */
export function listen(): () => void {
  document.addEventListener('click', followed)
  window.addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', followed)
    window.removeEventListener('popstate', arrive)
  }
}
