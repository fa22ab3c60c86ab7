/** Every subject that a scene can show, by its name. */

import * as fields from './fields'
import * as houses from './houses'
import * as oil from './oil'
import * as people from './people'
import * as sacred from './sacred'
import * as strongholds from './strongholds'
import { person } from './things'
import * as towns from './towns'
import * as travel from './travel'
import * as works from './works'
import type { Options, Pen } from './pen'

/** Somebody alone, seen large. */
const portrait = (k: Pen, { holds = '', head = '' }: Options = {}): void => {
  k.at(0, 0, 1.4, () => person(k, 0, 0, 1, holds, false, head))
}

const { car: _, ...carriages } = travel

export const SUBJECTS = {
  ...fields,
  ...houses,
  ...oil,
  ...people,
  ...sacred,
  ...strongholds,
  ...towns,
  ...carriages,
  ...works,
  portrait,
} satisfies Record<string, (k: Pen, options?: Options) => void>

export type Subject = keyof typeof SUBJECTS
