/** Short spans of time, as a timetable says them: "4 min", "3 days". */

import { locale } from '../words'

const STEPS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** span(7300) is '2 hr'; less than a minute is one. With `long` the unit is written out. */
export function span(seconds: number, long = false): string {
  const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60]
  const format = { style: 'unit', unit, unitDisplay: long ? 'long' : 'short' } as const
  return new Intl.NumberFormat(locale(), format).format(Math.max(1, Math.floor(seconds / size)))
}

/** A clock that is running out: '11:42'. */
export function clock(seconds: number): string {
  const two = new Intl.NumberFormat(locale(), { minimumIntegerDigits: 2 })
  const one = new Intl.NumberFormat(locale())
  const whole = Math.floor(seconds)
  return `${one.format(Math.floor(whole / 60))}:${two.format(whole % 60)}`
}
