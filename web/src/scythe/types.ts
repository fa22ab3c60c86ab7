/** A Scythe view and the printed facts: all of it made from the server's structs. */

import type { ScytheFacts, ScythePrinted } from '../wire/types'

export type Amounts = Record<string, number>
export type {
  ScytheBaseFact as BaseFact,
  ScytheFacts as Facts,
  ScytheHexFact as HexFact,
  ScytheOdds as Odds,
  ScytheOwn as Own,
  ScythePrinted as Printed,
  ScytheQuestion as Question,
  ScytheSeat as Player,
  ScytheSectionFact as SectionFact,
  ScytheView,
} from '../wire/types'

export interface ScytheReference {
  facts: ScytheFacts
  words: ScythePrinted
}
