/** Sentences about a table that is set up, or waits. */

import type { GameInfo, SeatWish } from '../wire/types'
import { say, t } from '../words'
import type { Hindrance } from './clashes'
import type { Plan, Unrated } from './plan.svelte'

/** "Steady bot"; a bot from elsewhere has the name it was registered by. */
export function botName(info: GameInfo, level: string): string {
  const title = info.levels.find(({ name }) => name === level)?.title ?? level
  return say(`server-bot-${level}`, null, title)
}

/** Who will sit there. */
export function whoName(info: GameInfo, seat: SeatWish): string {
  if (seat.who === 'me') return t('new-you')
  if (seat.who === 'bot') return botName(info, seat.level ?? '')
  if (seat.who === 'invited') return t('new-friend')
  if (seat.who === 'hotseat') return seat.name === undefined || seat.name.trim() === '' ? t('new-screen') : seat.name
  return t('new-open')
}

/** One sentence about a seat that its title does not say. */
export function seatSays(seat: SeatWish): string {
  if (seat.who === 'bot') return say(`app-about-level-${seat.level ?? ''}`, null, '')
  if (seat.who === 'invited') return t('new-says-friend')
  if (seat.who === 'open') return t('new-says-open')
  return seat.who === 'hotseat' ? t('new-says-screen') : ''
}

export function because(why: Hindrance): string {
  if (why === null) return ''
  if (why.by === 'seat') return t('new-taken', { number: why.seat + 1 })
  return why.by === 'option'
    ? t('new-not-with', { what: why.title })
    : t('new-not-with', { what: why.names.join(' + ') })
}

export function unratedBecause(why: Unrated): string {
  if (why === null) return t('new-rated-says')
  if (why.by === 'alone') return t('new-rated-alone')
  return t(why.by === 'bot' ? 'new-rated-bot' : 'new-rated-screen', { number: why.seat + 1 })
}

/** What the button will do. */
export function outlook(plan: Plan): string {
  const parts = [
    ...(plan.friends > 0 ? [t('new-foot-friends', { count: plan.friends })] : []),
    ...(plan.open > 0 ? [t(plan.listed ? 'new-foot-lobby' : 'new-foot-link', { count: plan.open })] : []),
  ]
  return parts.length === 0 ? t('new-foot-ready') : parts.join(' ')
}
