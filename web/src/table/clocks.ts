/** Time left, as people say it: "2:05", and days where there are many hours. */

import { number, t } from '../words'

const two = (value: number): string => `${value < 10 ? number(0) : ''}${number(value)}`

export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  if (whole >= 172_800) return t('table-days-left', { days: Math.round(whole / 86_400) })
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = `${two(whole % 60)}`
  return hours > 0 ? `${number(hours)}:${two(minutes)}:${rest}` : `${number(minutes)}:${rest}`
}
