/** Where the top line and the tabs at a phone's foot lead to. */

import type { IconName } from '../look/icons'
import type { Page } from '../routes.svelte'

export interface Place {
  href: string
  icon: IconName
  /** The message that names it. */
  word: string
  /** The pages that belong to it. */
  pages: ReadonlySet<Page['is']>
}

const place = (href: string, icon: IconName, word: string, ...pages: Page['is'][]): Place => ({
  href,
  icon,
  word,
  pages: new Set(pages),
})

export const PLAY = place('/', 'play', 'app-play', 'home', 'new')
export const TABLES = place('/lobby', 'people', 'app-tables', 'lobby', 'table')
export const LEARN = place('/learn', 'book', 'app-learn', 'learn', 'lesson', 'rules', 'cards')
export const ME = place('/account', 'person', 'app-me', 'account', 'settings', 'about', 'ratings', 'person')

/** Pages that fill the window and have their own foot. */
export const WHOLE: ReadonlySet<Page['is']> = new Set<Page['is']>(['table', 'replay', 'analysis', 'lesson'])

/** Pages with a foot of their own where a phone's tabs would lie. */
export const FOOTED: ReadonlySet<Page['is']> = new Set<Page['is']>([...WHOLE, 'new'])
