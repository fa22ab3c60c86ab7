/** What decided a game whose totals did not; the view has the numbers. */

import { say } from '../words'
import type { TableauView } from './types'

export function decided(view: Pick<TableauView, 'game' | 'compared'>): string {
  return view.compared === undefined ? '' : say(`${view.game.replaceAll('_', '-')}-compared`, view.compared, '')
}
