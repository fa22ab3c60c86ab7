/** The browser's tab: which game, and whether somebody waits for the reader, there or at another table. */

import { titleOf } from '../home/games.svelte'
import { gameHere, isWanted } from '../look/attention.svelte'
import { page } from '../routes.svelte'
import { t, unmarked } from '../words'
import { myTurns } from './mine.svelte'
import { LEARN, ME, PLAY, TABLES } from './places'
import { byUrgency } from './urgency'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

/** The game that waits for the reader: the one on the page, or that of the most urgent table; '' for none. */
function waiting(): string {
  if (isWanted()) return gameHere()
  const here = page()
  const elsewhere = myTurns().filter(({ id }) => here.is !== 'table' || id !== here.id)
  return byUrgency(elsewhere, Date.now() / 1000)[0]?.game ?? ''
}

export const tabTitle = (): string => unmarked(title())

function title(): string {
  const game = waiting()
  if (isWanted() || game !== '') return t('app-title-turn', { game: game === '' ? t('app-name') : titleOf(game) })
  if (gameHere() !== '') return t('app-title-of', { page: titleOf(gameHere()) })
  const { is } = page()
  const place = [TABLES, LEARN, ME].find(({ pages }) => pages.has(is))
  return place === undefined || PLAY.pages.has(is) ? t('app-title') : t('app-title-of', { page: t(place.word) })
}

/** Puts the sign of the reader's turn on the tab. */
export function showTabIcon(): void {
  const href = isWanted() || waiting() !== '' ? ICON_TURN : ICON
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link !== null && link.getAttribute('href') !== href) link.href = href
}
