/** What a mech adds, in three or four words; its whole sentence is in the library. */

import type { ScytheFactionFact, ScythePrinted } from '../../wire/types'
import { say, t } from '../../words'

export function brief(mech: string, faction: ScytheFactionFact, words: ScythePrinted): string {
  if (mech !== 'riverwalk')
    return say(`web-scythe-door-mech-${mech.replaceAll('_', '-')}`, null, words.abilities[mech]?.text ?? '')
  const [one = '', other = ''] = faction.riverwalk.map((terrain) => words.terrains[terrain] ?? terrain)
  return t('web-scythe-door-mech-riverwalk', { one, other })
}
