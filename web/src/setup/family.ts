/** What a family of games draws for a table that is set up, and for the room before its game; a game without one has names. */

import type { Component } from 'svelte'
import type { Reference } from '../table/board'
import type { GameInfo, OptionInfo, OptionValue } from '../wire/types'

/** What a seat is dealt, by kind; a kind that is left out is dealt by chance. */
export type Dealt = Readonly<Record<string, string>>

export interface PickerProps {
  info: GameInfo
  reference: Reference | null
  dealt: Dealt
  /** Why a name cannot be chosen, in few words; "": it can. */
  hindered: (kind: string, name: string) => string
  /** "" leaves it to chance. */
  choose: (kind: string, name: string) => void
}

export interface FamilySetup {
  /** Catalogues that its parts speak by. */
  catalogues: readonly string[]
  /** The drawings that the others show, once in the page. */
  Store?: Component
  /** A seat's figure on its land. */
  Portrait: Component<{ info: GameInfo; reference: Reference | null; dealt: Dealt }>
  /** What a seat may be dealt, with what is printed on it. */
  Picker: Component<PickerProps>
  /** The picture of a value of an option. */
  Cover?: Component<{ info: GameInfo; reference: Reference | null; option: OptionInfo; value: OptionValue }>
  /** The sentence of a value of an option, where it needs one. */
  about?: (option: OptionInfo, value: OptionValue) => string
  /** What a seat can do that others cannot, in few words; "" where the picture says it. */
  gift?: (reference: Reference, dealt: Dealt) => string
  /** The opponent of a solo game. */
  Rival?: Component<{ info: GameInfo; reference: Reference | null }>
}

const SETUPS = import.meta.glob<FamilySetup>('../*/door/setup.ts')

export const setupOf = async (family: string): Promise<FamilySetup | null> =>
  (await SETUPS[`../${family}/door/setup.ts`]?.()) ?? null
