/** What a thing is, in words: for tooltips and for anyone who asks. */

import { number, t } from '../words'
import { atlas } from './map/geometry'
import { describe, standing, surroundings } from './describe'
import { amounts, bonus, counted, term } from './say'
import type { Explanation as Said, Regarded } from '../table/board'
import type { ScytheReference, ScytheView } from './types'

export interface Explanation {
  title: string
  text: string
}

export type Asked = Regarded<ScytheView, ScytheReference>

type Explainer = (name: string, asked: Asked) => Explanation

const plain = (title: string, text = ''): Explanation => ({ title, text })

function hex(name: string, { view, reference, names }: Asked): Explanation {
  const map = atlas(reference.facts.map)
  const place = map.at.get(name)
  if (place === undefined) return plain(name)
  const [title = name, ...rest] = describe(view, place, names)
  return plain(title, [...rest, ...surroundings(map, place)].join('. '))
}

function unit(name: string, asked: Asked): Explanation {
  const [seat = '', kind = '', place] = name.split('/')
  const player = asked.view.players[Number(seat)]
  const who = asked.names[Number(seat)] ?? ''
  const title = t('web-scythe-has', { who, what: term('unit', kind === 'char' ? 'character' : kind) })
  if (kind === 'char' && player !== undefined) return plain(title, term('character', player.faction))
  const abilities = Object.entries(player?.mechs ?? {}).filter(([, where]) => where === place)
  return plain(title, kind === 'mech' ? abilities.map(([ability]) => term('ability', ability)).join(', ') : '')
}

function section(name: string, { reference }: Asked): Explanation {
  const top = reference.facts.top_actions[name]
  if (top === undefined) return plain(term('action', name))
  const cost = Object.keys(top.cost).length === 0 ? '' : t('web-scythe-cost', { cost: amounts(top.cost) })
  return plain(term('action', name), [t(`web-scythe-section-${name}`), cost].filter((part) => part !== '').join(' '))
}

function bottom(name: string, { view, reference, seat }: Asked): Explanation {
  const row = reference.facts.bottom_actions[name]
  const cost = view.players[seat ?? 0]?.costs[name] ?? 0
  const paid = row === undefined ? '' : t('web-scythe-cost', { cost: counted(row.resource, cost) })
  return plain(term('action', name), `${t(`web-scythe-bottom-${name}`)} ${paid}`)
}

function star(name: string, { view, names }: Asked): Explanation {
  const owners = view.players.flatMap((player, seat) => ((player.stars[name] ?? 0) > 0 ? [names[seat] ?? ''] : []))
  return plain(term('star', name), owners.join(', '))
}

function encounter(name: string, { reference }: Asked): Explanation {
  const [card = '', letter = ''] = name.split('/')
  const text = reference.words.encounters[card]?.['ABC'.indexOf(letter)] ?? ''
  return plain(`${term('concept', 'encounter-card')} ${number(Number(card))} ${letter}`, text)
}

const EXPLAINERS: Record<string, Explainer> = {
  hex,
  unit,
  section,
  bottom,
  star,
  encounter,
  seat: (name, { view, names }) => {
    const player = view.players[Number(name)]
    return player === undefined
      ? plain(name)
      : plain(names[Number(name)] ?? '', standing(player, names[Number(name)] ?? ''))
  },
  good: (name) => plain(term('resource', name.split('/')[0] ?? '')),
  choice: (name) => plain(t(`scythe-act-choice-${name}`)),
  box: (name) => plain(term('box', name), t('web-scythe-box')),
  saving: (name) => plain(term('action', name), t('web-scythe-saving')),
  ability: (name, { reference }) => ({
    title: term('ability', name),
    text: reference.words.abilities[name]?.text ?? '',
  }),
  faction_ability: (name, { reference }) => ({
    title: term('faction-ability', name),
    text: reference.words.faction_abilities[name]?.text ?? '',
  }),
  structure: (name, { reference }) => ({
    title: term('structure', name),
    text: reference.words.structures[name]?.text ?? '',
  }),
  recruit: (name, { reference }) =>
    plain(
      term('concept', 'recruit'),
      t('web-scythe-recruit', {
        action: term('action', name),
        bonus: bonus(reference.facts.bottom_actions[name]?.ongoing_bonus ?? ''),
      }),
    ),
  bonus: (name, { reference }) =>
    plain(term('concept', 'one-time-bonus'), counted(name, reference.facts.recruit_bonus)),
  combat_card: (name) =>
    plain(`${term('concept', 'combat-card')} ${number(Number(name))}`, t('web-scythe-combat-card')),
  objective: (name, { reference }) => ({
    title: reference.words.objectives[name]?.name ?? name,
    text: reference.words.objectives[name]?.text ?? '',
  }),
  factory_card: (name, { reference }) => ({
    title: `${term('concept', 'factory-card')} ${number(Number(name))}`,
    text: reference.words.factory_cards[name] ?? '',
  }),
  scene: (name, { reference }) => plain(term('concept', 'encounter'), reference.words.scenes[name] ?? ''),
  sealed: () => plain(t('scythe-act-ready')),
  dial: (name) => plain(`${term('concept', 'power-dial')} ${number(Number(name))}`),
  track: (name) => plain(term('concept', name), t(`web-scythe-track-${name}`)),
  tile: (name, { reference }) => plain(term('concept', 'structure-bonus-tile'), reference.words.tiles[name] ?? ''),
}

/** Title and text of a thing; a thing of an unknown kind is its own name. */
export function explain(thing: string, asked: Asked): Explanation {
  const colon = thing.indexOf(':')
  const explainer = EXPLAINERS[thing.slice(0, colon)]
  return explainer === undefined ? plain(thing) : explainer(thing.slice(colon + 1), asked)
}

/** Kinds of things whose answers only name them, and what the reference says of them. */
const SAID: Record<string, (words: ScytheReference['words'], name: string, letter: string) => string | undefined> = {
  encounter: (words, name, letter) => words.encounters[name]?.['ABC'.indexOf(letter)],
  scene: (words, name) => words.scenes[name],
  ability: (words, name) => words.abilities[name]?.text,
  structure: (words, name) => words.structures[name]?.text,
}

/** What an option of a card, an ability or a structure does, where the answer to take it only names it. */
export function answerText(things: readonly string[], { words }: ScytheReference): string {
  for (const thing of things) {
    const [kind = '', rest = ''] = thing.split(':')
    const [name = '', letter = ''] = rest.split('/')
    const found = SAID[kind]?.(words, name, letter)
    if (found !== undefined) return found
  }
  return ''
}

/** The same for the table's own dialog. */
export function explained(thing: string, asked: Asked): Said {
  const { title, text } = explain(thing, asked)
  return { title, texts: text === '' ? [] : [text] }
}
