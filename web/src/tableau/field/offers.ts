/** Cards that lie before the reader to choose from: drafts, dealt and offered cards. */

import { t } from '../../words'
import { row } from '../things'
import type { TableauView } from '../types'

export interface Offer {
  name: string
  title: string
  cards: readonly string[]
  of: (card: string) => string[]
}

const plain = (card: string): string[] => [`card:${card}`]

/** What is offered now; what was answered in secret stays in sight until everybody has answered. */
export function offers(view: TableauView, whose: 'own' | 'other'): Offer[] {
  const found: Offer[] = [
    { name: 'row', title: t('web-tableau-draft'), cards: view.row ?? [], of: row },
    { name: 'dealt', title: t('web-tableau-dealt', { whose }), cards: view.own?.dealt ?? [], of: row },
    { name: 'offered', title: t('web-tableau-offered'), cards: view.question?.offered ?? [], of: row },
    { name: 'answer', title: t('web-tableau-secret', { whose }), cards: view.own?.answer ?? [], of: plain },
  ]
  return found.filter(({ cards }) => cards.length > 0)
}
