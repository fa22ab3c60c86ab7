/** The table in words: for screen readers, and for everybody who prefers to read. */

import { t } from '../words'
import type { Book } from './book'
import { goods, listed } from './saying'
import type { Player, TableauView } from './types'

/** What a player is called; in a solo game the second one is the virtual player. */
export function nameOf(view: TableauView, names: readonly string[], book: Book, seat: number): string {
  if (view.players[seat]?.virtual === true) return book.words.virtual ?? ''
  return names[seat] ?? ''
}

function locations(player: Player, book: Book, category: string): string[] {
  return player.locations
    .filter((each) => book.card(each.card).category === category)
    .map((each) =>
      (each.used ?? 0) > 0 ? t('web-tableau-words-used', { name: book.cardName(each.card) }) : book.cardName(each.card),
    )
}

/** One sentence for each part of a player's state that is not empty. */
export function described(view: TableauView, names: readonly string[], book: Book, seat: number): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const name = nameOf(view, names, book, seat)
  const faction = book.name('factions', player.faction)
  const found = [
    player.virtual
      ? t('web-tableau-words-virtual', { name })
      : t('web-tableau-words-who', { name, faction, points: player.points }),
  ]
  const say = (id: string, parts: readonly string[]): void => {
    if (parts.length > 0) found.push(t(id, { list: listed(parts), count: parts.length, game: book.game }))
  }
  say('web-tableau-words-goods', Object.keys(player.goods).length > 0 ? [goods(book, player.goods)] : [])
  say('web-tableau-words-production', locations(player, book, 'production'))
  say('web-tableau-words-feature', locations(player, book, 'feature'))
  say('web-tableau-words-action', locations(player, book, 'action'))
  say(
    'web-tableau-words-deals',
    [...player.deals, ...(player.foreign ?? [])].map((card) => book.cardName(card)),
  )
  say(
    'web-tableau-words-connections',
    (player.connections ?? []).map((card) => book.cardName(card)),
  )
  if (seat === view.seat)
    say(
      'web-tableau-words-hand',
      (view.own?.hand ?? []).map((card) => book.cardName(card)),
    )
  else if (!player.virtual) found.push(t('web-tableau-words-hidden', { count: player.hand }))
  if (player.passed === true) found.push(t('web-tableau-words-passed', { name }))
  return found
}

/** Where the game stands, and what lies open. */
export function moment(view: TableauView, book: Book): string[] {
  const found = [
    t('web-tableau-words-moment', { game: book.game, round: view.round, phase: book.name('phases', view.phase) }),
  ]
  const open: [string, readonly string[]][] = [
    [t('web-tableau-draft'), view.row ?? []],
    [t('web-tableau-dealt'), view.own?.dealt ?? []],
    [t('web-tableau-offered'), view.question?.offered ?? []],
    ...Object.entries(view.tables ?? {})
      .filter(([name]) => name !== 'box')
      .map(([name, cards]): [string, string[]] => [book.name('tables', name), cards]),
  ]
  for (const [name, cards] of open) {
    if (cards.length > 0)
      found.push(t('web-tableau-words-open', { name, list: listed(cards.map((card) => book.cardName(card))) }))
  }
  return found
}
