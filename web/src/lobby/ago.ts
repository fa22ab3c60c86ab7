/** "3 minutes ago" in the reader's language. */

import { locale } from '../words'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit)
  }
  return format.format(0, 'minute')
}
