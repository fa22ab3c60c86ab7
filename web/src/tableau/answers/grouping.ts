/** Answers as rows: one for each thing that they act on, with a button for each kind of deed. */

import type { Answer } from '../../wire/types'
import { cardOf, VERBS } from '../things'

export interface Choice {
  readonly deed: string
  /** Something else is chosen with it, such as the place that is built over. */
  readonly over: boolean
  readonly answers: readonly Answer[]
}

export interface Row {
  /** The thing that its answers act on; an answer that acts on none, or on nothing with a face, is a row by itself. */
  readonly key: string
  readonly thing: string
  readonly card: string | null
  readonly choices: readonly Choice[]
}

export interface Group {
  readonly place: 'offered' | 'hand' | 'own' | 'rest' | 'other'
  /** Whose places they are. */
  readonly seat: number | null
  readonly rows: readonly Row[]
}

/** What an answer acts on, the first thing that it was given first. */
export const objects = ({ things = [] }: Answer): string[] =>
  things.filter((thing) => !/^(?:verb|phase|drag|card):/.test(thing))

/** The kind of an answer as the reader tells them apart: to build is one thing, to build over a place another. */
export const kindOf = (answer: Answer): string => `${answer.deed ?? ''}${isOver(answer) ? '+' : ''}`
const isOver = (answer: Answer): boolean => objects(answer).length > 1

/** The thing by which answers share a row; of offered cards that lie nowhere it is the card itself. */
function subject(answer: Answer): string {
  const thing = objects(answer)[0] ?? answer.things?.find((each) => each.startsWith('card:')) ?? ''
  return cardOf(thing) === null && !thing.startsWith('board:') ? '' : thing
}

const rank = ({ deed, over }: Choice): number => (VERBS.indexOf(deed) + 1 || 99) + (over ? 0.5 : 0)

function made(key: string, answers: readonly Answer[]): Row {
  const kinds = new Map<string, Answer[]>()
  for (const each of answers) {
    const group = kinds.get(kindOf(each))
    if (group === undefined) kinds.set(kindOf(each), [each])
    else group.push(each)
  }
  const choices = [...kinds].map(([kind, of]) => ({ deed: of[0]?.deed ?? '', over: kind.endsWith('+'), answers: of }))
  const [first] = answers
  const thing = (first === undefined ? '' : subject(first)) || (first?.things?.[0] ?? '')
  return { key, thing, card: cardOf(thing), choices: choices.sort((one, other) => rank(one) - rank(other)) }
}

/** Where a row belongs, for a reader in this seat. */
function placed({ thing }: Row, seat: number): Pick<Group, 'place' | 'seat'> {
  const [kind = '', name = ''] = thing.split(':')
  if (kind === 'row' || kind === 'card') return { place: 'offered', seat: null }
  if (kind === 'hand') return { place: 'hand', seat: null }
  if (kind === 'connection') return { place: 'own', seat }
  if (!['location', 'deal', 'board'].includes(kind)) return { place: 'rest', seat: null }
  const owner = Number.parseInt(name, 10)
  return { place: owner === seat ? 'own' : 'other', seat: owner }
}

const ORDER: readonly Group['place'][] = ['offered', 'hand', 'own', 'rest', 'other']

/**
 * The groups in the order in which they are read: the hand as it is held, the own places, what takes nothing, then the
 * places of the others.
 */
export function grouped(answers: readonly Answer[], seat: number, held: readonly string[]): Group[] {
  const subjects = new Map<string, Answer[]>()
  for (const each of answers) {
    const key = subject(each) || each.text
    const row = subjects.get(key)
    if (row === undefined) subjects.set(key, [each])
    else row.push(each)
  }
  const groups = new Map<string, Group & { rows: Row[] }>()
  for (const [key, of] of subjects) {
    const row = made(key, of)
    const where = placed(row, seat)
    const name = `${where.place}/${where.seat ?? ''}`
    const group = groups.get(name) ?? { ...where, rows: [] }
    group.rows.push(row)
    groups.set(name, group)
  }
  const hand = groups.get('hand/')
  hand?.rows.sort((one, other) => held.indexOf(one.card ?? '') - held.indexOf(other.card ?? ''))
  const all = [...groups.values()].sort(
    (one, other) => ORDER.indexOf(one.place) - ORDER.indexOf(other.place) || (one.seat ?? 0) - (other.seat ?? 0),
  )
  return joined(all)
}

/** What takes nothing stands below the own places, where there are any. */
function joined(groups: readonly Group[]): Group[] {
  const rest = groups.find(({ place }) => place === 'rest')
  if (rest === undefined || !groups.some(({ place }) => place === 'own')) return [...groups]
  return groups.flatMap((each) => {
    if (each === rest) return []
    return each.place === 'own' ? { ...each, rows: [...each.rows, ...rest.rows] } : each
  })
}

/** The kinds among these answers, in the order of the verbs, with how many there are of each. */
export function kinds(answers: readonly Answer[]): { kind: string; choice: Choice }[] {
  return made('', answers).choices.map((choice) => ({ kind: `${choice.deed}${choice.over ? '+' : ''}`, choice }))
}
