/** Rulebooks as the server tells them: each is asked for once in a language, and only by who reads in it. */

import { games } from '../wire/rest'
import type { RuleBook } from '../wire/types'
import { language } from '../words'

const asked = new Map<string, Promise<RuleBook>>()

/** The rulebook of a game in the reader's language. */
export function bookOf(game: string): Promise<RuleBook> {
  const place = `${language()}/${game}`
  let reply = asked.get(place)
  if (reply === undefined) {
    reply = games.rules(game)
    reply.catch(() => asked.delete(place)) // offline: the next caller that needs it tries again
    asked.set(place, reply)
  }
  return reply
}
