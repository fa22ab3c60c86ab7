/** What a thing that is no card says about itself. */

import { t } from '../words'
import type { Book } from './book'
import { listed } from './saying'
import type { TableauView } from './types'

export interface Explained {
  title: string
  texts: string[]
}

function good(book: Book, word: string): Explained {
  const replaced = Object.entries(book.facts.wild ?? {}).flatMap(([token, wild]) =>
    wild === word ? [book.name('goods', token)] : [],
  )
  return {
    title: book.name('goods', word),
    texts: replaced.length > 0 ? [t('web-tableau-stands-for', { list: listed(replaced) })] : [],
  }
}

function use(book: Book, view: TableauView, seat: number, word: string): Explained {
  const faction = view.players[seat]?.faction ?? ''
  const board = book.board(faction).words
  const text = word === 'exchange' ? book.words.exchange : board.uses[Number(word)]
  return {
    title: t('web-tableau-faction-board', { game: book.game, faction: book.name('factions', faction) }),
    texts: text === undefined ? [] : [text],
  }
}

function deck(book: Book, view: TableauView, word: string): Explained {
  const name = book.name('decks', word)
  const seen = (view.discarded?.[word] ?? []).map((card) => book.cardName(card))
  return {
    title: name,
    texts: [
      t('web-tableau-deck', { name, count: view.decks[word] ?? 0, discarded: view.discards[word] ?? 0 }),
      ...(seen.length > 0 ? [t('web-tableau-discarded', { list: listed(seen) })] : []),
    ],
  }
}

/** Null for what this game has nothing to say about. */
export function explained(thing: string, view: TableauView, book: Book): Explained | null {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/.exec(thing) ?? []
  const slash = rest.indexOf('/')
  if (kind === 'good') return good(book, rest)
  if (kind === 'deck') return deck(book, view, rest)
  if (kind === 'board') return use(book, view, Number(rest.slice(0, slash)), rest.slice(slash + 1))
  if (kind === 'location' && rest.slice(slash + 1) === book.ruin.word) return { title: book.ruin.name, texts: [] }
  return null
}
