/** The view of the card games and the facts that cards are drawn from: all of it made from the server's structs. */

import type { TableauFacts, TableauPrinted } from '../wire/types'

export type Amounts = Record<string, number>
export type { GameEvent } from '../table/board'
export type {
  TableauBoardFacts as BoardFacts,
  TableauBoardWords as BoardWords,
  TableauCardFacts as CardFacts,
  TableauCardWords as CardWords,
  TableauEffect as Effect,
  TableauFacts as Facts,
  TableauLocation as Location,
  TableauPrinted as Printed,
  TableauQuestion as Asked,
  TableauSeat as Player,
  TableauThreat as Threat,
  TableauView,
} from '../wire/types'

export interface TableauReference {
  facts: TableauFacts
  words: TableauPrinted
}
