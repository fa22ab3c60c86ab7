/** The board in sentences: for screen readers, for anyone who asks about a hex, and for tooltips. */

import { t } from '../words'
import { SIZE, type Atlas, type Place } from './map/geometry'
import { all, amounts, counted, place as placed, row, term } from './say'
import type { Player, ScytheView } from './types'

/** What a player has on a place; "" if nothing. */
function presence(player: Player, code: string): string {
  const mechs = Object.entries(player.mechs).filter(([, where]) => where === code)
  const workers = player.workers[code] ?? 0
  return all([
    ...(player.character === code ? [term('unit', 'character')] : []),
    ...(mechs.length > 0 ? [counted('mech', mechs.length)] : []),
    ...(workers > 0 ? [counted('worker', workers)] : []),
    ...Object.entries(player.structures).flatMap(([name, where]) => (where === code ? [term('structure', name)] : [])),
  ])
}

function neighbours(map: Atlas, place: Place, rivers: boolean): string[] {
  const near = map.places.filter(
    (other) => other !== place && Math.hypot(other.x - place.x, other.y - place.y) < SIZE * 1.8,
  )
  const wet = (other: Place): boolean =>
    map.rivers.has(`${place.id}-${other.id}`) || map.rivers.has(`${other.id}-${place.id}`)
  return near.filter((other) => wet(other) === rivers).map(({ id, base }) => (base === '' ? id : placed(id, '')))
}

/** Everything about one place, sentence by sentence. */
export function describe(view: ScytheView, place: Place, names: readonly string[]): string[] {
  const said = [placed(place.id, place.terrain)]
  if (place.tunnel) said.push(term('concept', 'tunnel'))
  if (view.encounter_tokens.includes(place.id)) said.push(term('concept', 'encounter-token'))
  view.players.forEach((player, seat) => {
    const what = presence(player, place.id)
    if (what !== '') said.push(t('web-scythe-has', { who: names[seat] ?? '', what }))
  })
  const goods = view.goods[place.id]
  if (goods !== undefined) said.push(amounts(goods))
  const owner = view.players.findIndex((player) => player.territories.includes(place.id))
  if (owner >= 0) said.push(t('web-scythe-controlled', { who: names[owner] ?? '' }))
  if (view.contested.includes(place.id)) said.push(t('web-scythe-contested'))
  return said
}

/** What lies around a place: for anyone who cannot see the map. */
export function surroundings(map: Atlas, place: Place): string[] {
  const [dry, wet] = [neighbours(map, place, false), neighbours(map, place, true)]
  return [
    ...(dry.length > 0 ? [t('web-scythe-beside', { places: row(dry) })] : []),
    ...(wet.length > 0 ? [t('web-scythe-across', { places: row(wet) })] : []),
  ]
}

/** One sentence for a player: what everybody sees at a glance. */
export function standing(player: Player, name: string): string {
  return t('web-scythe-standing', {
    who: name,
    faction: term('faction', player.faction),
    values: row([
      counted('power', player.power),
      counted('popularity', player.popularity),
      counted('coins', player.coins),
      counted('stars', player.star_count),
      counted('cards', player.combat_cards),
    ]),
  })
}

/** The places where something is, each with its sentences; the empty ones are left out. */
export function inhabited(view: ScytheView, map: Atlas, names: readonly string[]): { id: string; text: string }[] {
  const used = new Set<string>([...Object.keys(view.goods)])
  for (const player of view.players) {
    for (const code of [
      player.character,
      ...Object.values(player.mechs),
      ...Object.keys(player.workers),
      ...Object.values(player.structures),
    ])
      used.add(code)
  }
  return map.places
    .filter(({ id }) => used.has(id))
    .map((place) => ({ id: place.id, text: describe(view, place, names).join('. ') }))
}
