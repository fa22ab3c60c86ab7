/** The names of the tokens, read from their own sheet, so that none can be left out. */

import sheet from '../look/tokens.css?raw'

const ALL: readonly (readonly [name: string, value: string])[] = [
  ...new Map(
    [...sheet.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const),
  ),
]

const named = (fits: RegExp): string[] => ALL.filter(([, value]) => fits.test(value)).map(([name]) => name)

export const COLOURS = named(/^(#|rgb)/)
export const SHADOWS = ['--pop', '--frame', '--ring', '--chosen', '--edge-below', '--edge-above', '--edge-start']
export const CORNERS = ALL.map(([name]) => name).filter((name) => name.startsWith('--r-'))
export const GROUNDS = ['--grain', '--walnut']
