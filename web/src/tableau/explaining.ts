/** What a thing says about itself. */

import type { Explanation, Regarded } from '../table/board'
import { t } from '../words'
import { Book } from './book'
import { listed } from './saying'
import { cardOf } from './things'
import type { TableauReference, TableauView } from './types'

function good(book: Book, word: string): Explanation {
  const replaced = Object.entries(book.facts.wild ?? {}).flatMap(([token, wild]) =>
    wild === word ? [book.name('goods', token)] : [],
  )
  return {
    title: book.name('goods', word),
    texts: replaced.length > 0 ? [t('web-tableau-stands-for', { list: listed(replaced) })] : [],
  }
}

function use(book: Book, view: TableauView, seat: number, word: string): Explanation {
  const faction = view.players[seat]?.faction ?? ''
  const board = book.board(faction).words
  const text = word === 'exchange' ? book.words.exchange : board.uses[Number(word)]
  return {
    title: t('web-tableau-faction-board', { game: book.game, faction: book.name('factions', faction) }),
    texts: text === undefined ? [] : [text],
  }
}

function deck(book: Book, view: TableauView, word: string): Explanation {
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

/** What stands on a card beside its effects, which the drawn card has in words already. */
function card(book: Book, word: string): Explanation {
  const text = book.text(word)
  const set = book.words.sets?.[book.card(word).set]
  const said = [text.kind, text.cost, text.deal, text.raze, text.points]
  return {
    title: text.name,
    texts: [
      ...said.filter((each): each is string => each !== undefined && each !== ''),
      ...(set === undefined ? [] : [t('web-tableau-set', { name: set })]),
    ],
  }
}

/** Null for what this game has nothing to say about. */
export function explained(
  thing: string,
  { view, reference }: Pick<Regarded<TableauView, TableauReference>, 'view' | 'reference'>,
): Explanation | null {
  const book = new Book(reference)
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/.exec(thing) ?? []
  const slash = rest.indexOf('/')
  if (kind === 'good') return good(book, rest)
  if (kind === 'deck') return deck(book, view, rest)
  if (kind === 'board') return use(book, view, Number(rest.slice(0, slash)), rest.slice(slash + 1))
  if (kind === 'location' && rest.slice(slash + 1) === book.ruin.word) return { title: book.ruin.name, texts: [] }
  const shown = cardOf(thing)
  return shown === null || book.facts.cards?.[shown] === undefined ? null : card(book, shown)
}
