/** Each game's skin and its pictures, as its family has them in `door/`; a game without any is plain. */

import type { Component } from 'svelte'

/** Where a picture is cut when less of it is seen: how far from the start. */
export interface Skin {
  name: 'map' | 'dust' | 'old'
  wideFrom: string
}
export type Shape = 'tall' | 'broad' | 'wide' | 'strip'

/** What the door asks a family to draw, loaded when the first of it is shown. */
export interface FamilyDoor {
  Crest: Component<{ of: string; size: number }>
  Glance: Component<{ glance: never }>
  /** The class that sets the colours of what a seat plays with. */
  tint: (of: string) => string
}

const SKINS: Record<string, Skin> = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, Skin>>('../*/door/skins.ts', { eager: true, import: 'SKINS' })),
)
const PICTURES = Object.fromEntries(
  Object.entries(import.meta.glob<string>('../*/door/*.webp', { eager: true, query: '?url', import: 'default' })).map(
    ([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url],
  ),
)
const DOORS = import.meta.glob<FamilyDoor>('../*/door/index.ts')

/** The class of a game's skin. */
export const skinOf = (game: string): string => `skin-${SKINS[game]?.name ?? 'plain'}`

export const wideFrom = (game: string): string => SKINS[game]?.wideFrom ?? '50%'

/** The address of a game's picture in a shape, by day or by night; undefined for a game that brings none. */
export const pictureOf = (game: string, shape: Shape, dark: boolean): string | undefined =>
  PICTURES[`${game}-${shape}-${dark ? 'dark' : 'light'}`]

/** What a family draws for the door; undefined for one that draws nothing. */
export const doorOf = (family: string): Promise<FamilyDoor> | undefined => DOORS[`../${family}/door/index.ts`]?.()
