/** What cannot be combined at a table, by what the server says of its game; the client knows no rule. */

import type { GameInfo, OptionValue, SeatWish } from '../wire/types'

export type Options = Readonly<Record<string, OptionValue>>

/** Why something cannot be chosen. */
export type Hindrance =
  { by: 'seat'; seat: number } | { by: 'pair'; names: string[] } | { by: 'option'; title: string } | null

const dealtTo = (seat: SeatWish | undefined, kind: string): string => seat?.dealt?.[kind] ?? ''

function titleOf(info: GameInfo, kind: string, name: string): string {
  const found = info.dealt.find((each) => each.kind === kind)?.names.find((each) => each.name === name)
  return found?.title ?? name
}

/** Why a seat cannot be dealt this: another seat has it, or an option forbids it beside what the seat has. */
export function hindersName(
  info: GameInfo,
  seats: readonly SeatWish[],
  options: Options,
  seat: number,
  kind: string,
  name: string,
): Hindrance {
  const once = info.dealt.find((each) => each.kind === kind)?.once === true
  const other = seats.findIndex((each, at) => at !== seat && dealtTo(each, kind) === name)
  if (once && other >= 0) return { by: 'seat', seat: other }
  for (const clash of info.clashes) {
    const pairs = Object.entries(clash.dealt)
    if (clash.dealt[kind] !== name || pairs.length === 0 || !holds(clash.options, options)) continue
    const rest = pairs.filter(([each]) => each !== kind)
    if (rest.every(([each, of]) => dealtTo(seats[seat], each) === of))
      return { by: 'pair', names: rest.map(([each, of]) => titleOf(info, each, of)) }
  }
  return null
}

const holds = (wanted: Options, options: Options): boolean =>
  Object.entries(wanted).every(([name, value]) => options[name] === value)

/** Why an option cannot have this value: another was chosen that excludes it, or a seat was dealt what it forbids. */
export function hindersValue(
  info: GameInfo,
  seats: readonly SeatWish[],
  options: Options,
  option: string,
  value: OptionValue,
): Hindrance {
  for (const clash of info.clashes) {
    if (clash.options[option] !== value) continue
    const others = Object.entries(clash.options).filter(([name]) => name !== option)
    if (!holds(Object.fromEntries(others), options)) continue
    const pairs = Object.entries(clash.dealt)
    if (pairs.length === 0) {
      const [name = ''] = others[0] ?? []
      return { by: 'option', title: info.options.find((each) => each.name === name)?.title ?? name }
    }
    if (seats.some((each) => pairs.every(([kind, name]) => dealtTo(each, kind) === name)))
      return { by: 'pair', names: pairs.map(([kind, name]) => titleOf(info, kind, name)) }
  }
  return null
}
