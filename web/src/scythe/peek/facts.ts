/** What there is on a place, row by row: for anyone who looks at it. */

import { t } from '../../words'
import { surroundings } from '../describe'
import type { Atlas, Place } from '../map/geometry'
import { counted, term } from '../say'
import { GOODS } from '../symbols/icons'
import type { Player, ScytheView } from '../types'

export interface Fact {
  key: string
  /** A piece of a faction, else an icon; "": it is only said. */
  piece?: { kind: string; faction: string }
  icon?: string
  text: string
  /** What it is dangerous for, or only said beside it. */
  tone?: 'risk' | 'soft'
}

export interface PlaceFacts {
  /** Who holds it; null: nobody. */
  owner: { name: string; faction: string } | null
  facts: Fact[]
}

/** What a player has on a place. */
function pieces(player: Player, code: string): Fact[] {
  const { faction } = player
  const row = (kind: string, text: string): Fact => ({ key: `${faction}/${kind}`, piece: { kind, faction }, text })
  const mechs = Object.entries(player.mechs).flatMap(([ability, where]) => (where === code ? [ability] : []))
  const workers = player.workers[code] ?? 0
  return [
    ...(player.character === code ? [row('char', term('character', faction))] : []),
    ...(mechs.length > 0
      ? [
          row(
            'mech',
            t('web-scythe-with', {
              what: counted('mech', mechs.length),
              also: mechs.map((ability) => term('ability', ability)).join(', '),
            }),
          ),
        ]
      : []),
    ...(workers > 0 ? [row('worker', counted('worker', workers))] : []),
    ...Object.entries(player.structures).flatMap(([name, where]) =>
      where === code ? [row(name, term('structure', name))] : [],
    ),
  ]
}

/** What whoever comes there would have to fight against. */
function guard(view: ScytheView, place: string, seat: number | null): Fact[] {
  const found = view.guards?.[place]
  if (found === undefined || found.seat === seat) return []
  return [
    {
      key: 'guard',
      icon: 'power',
      text: t('web-scythe-defends', { power: found.dial, cards: found.cards }),
      tone: 'risk',
    },
  ]
}

export function factsOf(
  view: ScytheView,
  map: Atlas,
  place: Place,
  names: readonly string[],
  seat: number | null,
): PlaceFacts {
  const owner = view.players.findIndex(({ territories }) => territories.includes(place.id))
  const goods = view.goods[place.id] ?? {}
  const facts: Fact[] = [
    ...(place.tunnel ? [{ key: 'tunnel', icon: 'tunnel', text: term('concept', 'tunnel') }] : []),
    ...(view.encounter_tokens.includes(place.id)
      ? [{ key: 'encounter', icon: 'encounter', text: term('concept', 'encounter-token') }]
      : []),
    ...view.players.flatMap((player) => pieces(player, place.id)),
    ...GOODS.flatMap((good) => {
      const count = goods[good] ?? 0
      return count > 0 ? [{ key: good, icon: good, text: counted(good, count) }] : []
    }),
    ...(view.contested.includes(place.id)
      ? [{ key: 'contested', icon: 'combat', text: t('web-scythe-contested'), tone: 'risk' as const }]
      : []),
    ...guard(view, place.id, seat),
    ...surroundings(map, place).map((text, k) => ({ key: `near${k}`, text, tone: 'soft' as const })),
  ]
  const player = view.players[owner]
  return {
    owner: player === undefined ? null : { name: names[owner] ?? '', faction: player.faction },
    facts,
  }
}

/** The place that a thing of the map is at: a hex, a unit that stands on it, goods that lie on it. */
export function placeOf(thing: string, view: ScytheView): string | null {
  const [kind = '', rest = ''] = thing.split(/:(.*)/s)
  if (kind === 'hex') return rest
  if (kind !== 'unit' && kind !== 'good') return null
  const [first = '', second, third] = rest.split('/')
  if (kind === 'good') return second ?? null
  return second === 'char' ? (view.players[Number(first)]?.character ?? null) : (third ?? null)
}
