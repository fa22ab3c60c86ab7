/** Calls of the REST interface: one small function each, replies typed, refusals as `Trouble`. */

import { language } from '../words'
import type {
  BlockedList,
  PastGames,
  Profile,
  AnalysisReply,
  Chart,
  GameList,
  LessonList,
  Me,
  NewAccountReply,
  NewTable,
  Points,
  Practice,
  Ratings,
  PlayedTurns,
  Replay,
  Reference,
  RuleBook,
  SeatWish,
  SessionList,
  TableCounts,
  TableGlance,
  Statistics,
  TableInfo,
  TableList,
} from './types'

/** The server said no, or could not be reached (`code` "offline"). */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

interface ErrorBody {
  error?: { code?: string; text?: string }
}

async function call<Reply>(method: string, path: string, body?: unknown, asText = false): Promise<Reply> {
  const headers: Record<string, string> = { 'Accept-Language': language(), 'X-Furrow': '1' }
  let sent: string | null = null
  if (body !== undefined) {
    sent = asText ? String(body) : JSON.stringify(body)
    headers['Content-Type'] = asText ? 'text/plain' : 'application/json'
  }
  let reply: Response
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: sent, credentials: 'same-origin' })
  } catch {
    throw new Trouble('offline', '', 0)
  }
  const text = await reply.text()
  if (!reply.ok) {
    let found: ErrorBody = {}
    try {
      found = JSON.parse(text) as ErrorBody
    } catch {
      // Not one of our replies: perhaps a proxy's. The status says enough.
    }
    throw new Trouble(found.error?.code ?? 'offline', found.error?.text ?? `${reply.status}`, reply.status)
  }
  return (text === '' ? undefined : JSON.parse(text)) as Reply
}

const keyed = (path: string, key: string | null): string =>
  key === null ? path : `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`

export const people = {
  me: () => call<Me>('GET', '/me'),
  guest: (name: string) => call<Me>('POST', '/guest', { name }),
  account: (name: string, password: string, invitation: string) =>
    call<NewAccountReply>('POST', '/accounts', { name, password, invitation }),
  signIn: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  signOut: () => call<undefined>('DELETE', '/session'),
  sessions: () => call<SessionList>('GET', '/sessions'),
  endSession: (id: string) => call<undefined>('DELETE', `/sessions/${id}`),
  signOutEverywhere: () => call<undefined>('DELETE', '/sessions'),
  recover: (name: string, code: string, password: string) =>
    call<NewAccountReply>('POST', '/recovery', { name, code, password }),
  change: (some: { name?: string; settings?: Record<string, unknown> }) => call<Me>('PATCH', '/me', some),
  password: (old: string, fresh: string) => call<Me>('PUT', '/me/password', { old, new: fresh }),
  forget: () => call<undefined>('DELETE', '/me'),
  block: (id: string) => call<undefined>('PUT', `/people/${id}/block`),
  unblock: (id: string) => call<undefined>('DELETE', `/people/${id}/block`),
  blocked: () => call<BlockedList>('GET', '/blocked'),
  profile: (id: string) => call<Profile>('GET', `/people/${id}?lang=${language()}`),
  games: (id: string) => call<PastGames>('GET', `/people/${id}/games?lang=${language()}`),
  report: (id: string, reason: string, table: string) =>
    call<undefined>('POST', `/people/${id}/report`, { reason, table }),
}

export const tables = {
  lobby: () => call<TableList>('GET', '/tables'),
  watchable: () => call<TableList>('GET', '/tables?watch=1'),
  mine: () => call<TableList>('GET', '/tables?mine=1'),
  ended: () => call<TableList>('GET', '/tables?ended=1'),
  over: () => call<TableList>('GET', '/tables?over=1'),
  counts: () => call<TableCounts>('GET', '/tables/counts'),
  glance: (id: string, key: string | null) => call<TableGlance>('GET', keyed(`/tables/${id}/glance`, key)),
  create: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  one: (id: string, key: string | null) => call<TableInfo>('GET', keyed(`/tables/${id}`, key)),
  join: (id: string, seat: number | null, key: string | null) =>
    call<TableInfo>('POST', `/tables/${id}/join`, { seat, key: key ?? '' }),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`),
  /** With `bots` these take the seats that are still free. */
  start: (id: string, bots = false) => call<TableInfo>('POST', `/tables/${id}/start${bots ? '?bots=1' : ''}`),
  swap: (id: string, one: number, other: number) => call<TableInfo>('POST', `/tables/${id}/swap`, { one, other }),
  ready: (id: string, ready: boolean) => call<TableInfo>('PUT', `/tables/${id}/ready`, { ready }),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`),
  close: (id: string) => call<TableInfo>('POST', `/tables/${id}/close`),
  seat: (id: string, seat: number, wish: SeatWish) => call<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, wish),
  replay: (id: string, at: number | null, seat: number | null, key: string | null) =>
    call<Replay>(
      'GET',
      keyed(
        `/tables/${id}/replay?lang=${language()}${at === null ? '' : `&at=${at}`}${seat === null ? '' : `&seat=${seat}`}`,
        key,
      ),
    ),
  turns: (id: string, key: string | null) => call<PlayedTurns>('GET', keyed(`/tables/${id}/turns`, key)),
  chart: (id: string, key: string | null) => call<Chart>('GET', keyed(`/tables/${id}/chart?lang=${language()}`, key)),
  points: (id: string, key: string | null) =>
    call<Points>('GET', keyed(`/tables/${id}/points?lang=${language()}`, key)),
  analysis: (id: string, key: string | null) =>
    call<AnalysisReply>('GET', keyed(`/tables/${id}/analysis?lang=${language()}`, key)),
  clone: (id: string, at: number) => call<TableInfo>('POST', `/tables/${id}/clone`, { at }),
  bug: (id: string, text: string) => call<unknown>('POST', `/tables/${id}/bug`, { text }),
  imported: (record: string) => call<TableInfo>('POST', '/records', record, true),
}

export const games = {
  list: (lang: string) => call<GameList>('GET', `/games?lang=${lang}`),
  rules: (game: string) => call<RuleBook>('GET', `/games/${game}/rules?lang=${language()}`),
  reference: (game: string) => call<Reference>('GET', `/games/${game}/reference?lang=${language()}`),
}

export const lessons = {
  list: (game: string) => call<LessonList>('GET', `/lessons/${game}?lang=${language()}`),
  practise: (game: string, chapter: string, played: string[], wish: string) =>
    call<Practice>('POST', `/lessons/${game}/${chapter}?lang=${language()}`, { played, wish }),
}

export const afterwards = {
  statistics: () => call<Statistics>('GET', `/me/statistics?lang=${language()}`),
  ratings: (game: string) => call<Ratings>('GET', `/ratings?game=${game}&lang=${language()}`),
}
