/** Prints every picture of the door as a whole svg: one line of JSON for each, with its place in the client. */

import { readFileSync } from 'node:fs'
import { HATCH } from '../../src/tableau/scenes/scene'
import { harvest } from './harvest'
import { pieces, PIECES_BOX } from './pieces'
import { BOX, PAINTS, type Shape } from './shapes'
import { valley } from './valley'
import { wasteland } from './wasteland'

const GAMES = {
  'scythe/door/scythe': harvest,
  'tableau/door/fifty_first_state': wasteland,
  'tableau/door/imperial_settlers': valley,
} as const
const SYMBOLS = 'src/scythe/symbols'

const read = (name: string): string => readFileSync(`${SYMBOLS}/${name}`, 'utf8')
const inside = (svg: string): string => svg.slice(svg.indexOf('<defs>') + 6, svg.indexOf('</defs>'))
const SHARED = `${PAINTS}${HATCH}${inside(read('landscape.svg'))}${inside(read('units.svg'))}`
const GOODS = inside(read('goods.svg'))
const STYLE = `<style>${read('factions.css')}</style>`

const whole = (w: number, h: number, defs: string, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${STYLE}<defs>${defs}</defs>${drawn}</svg>`

for (const [place, draw] of Object.entries(GAMES))
  for (const [shape, [width, height]] of Object.entries(BOX) as [Shape, readonly [number, number]][])
    for (const dark of [false, true]) {
      const svg = whole(width, height, SHARED, draw(shape, dark))
      console.log(JSON.stringify({ file: `${place}-${shape}-${dark ? 'dark' : 'light'}`, width, height, svg }))
    }

const [width, height] = PIECES_BOX
const svg = whole(width, height, SHARED + GOODS, pieces())
console.log(JSON.stringify({ file: 'home/pieces', width, height, svg, clear: true }))
