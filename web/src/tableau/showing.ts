/** What is said of a turn while it is shown. */

import type { Shown } from '../table/steps'

/** What was done, not what it cost. */
export const sentence = ({ lines }: Shown): string => (lines.find(({ kind }) => kind !== 'pay') ?? lines[0])?.text ?? ''
