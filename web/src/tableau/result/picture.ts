/** The end of a game as a picture to give away: who won with which cards, and everybody's bars. */

import { Sheet, type Lettering } from '../../look/sheet'
import type { PointsSource } from '../../wire/types'
import { locale, number } from '../../words'
import type { Book } from '../book'
import { handOf, kindSign } from '../faces/looks'
import { EMBLEMS } from '../icons/emblems'
import { SIGNS } from '../icons/signs'
import { picture } from '../scenes/scene'
import { FOOT, LEAF, LEAVES, WREATH } from './laurel'
import { kindsOf, type Ranked } from './ranked'
import type { Told } from './telling'
import { lookOf } from './ways'

export interface Shared {
  readonly book: Book
  readonly told: Told
  readonly rows: readonly Ranked[]
  readonly names: readonly string[]
  readonly cards: readonly PointsSource[]
  /** Where it is from: the name of the game. */
  readonly from: string
  /** What stands instead of a bar where points do not count. */
  readonly other: string
}

const [WIDE, HERO, EDGE, ROW, KEY, SCALE] = [1200, 270, 24, 62, 56, 1.5]
const INK = '#221a12'
const LIGHT = '#fff6e0'

/** Colours and typefaces as the page has them. */
class Style {
  private readonly look: CSSStyleDeclaration
  constructor(place: Element) {
    this.look = getComputedStyle(place)
  }
  of(name: string): string {
    const variable = /^var\((--[\w-]+)\)$/.exec(name)?.[1]
    return variable === undefined ? name : this.look.getPropertyValue(variable).trim()
  }
  get rtl(): boolean {
    return this.look.direction === 'rtl'
  }
  letters(face: 'sans' | 'serif' | 'title', size: number, colour: string, more: Partial<Lettering> = {}): Lettering {
    return { family: this.of(`var(--${face})`), size, colour: this.of(colour), ...more }
  }
}

const groundOf = (faction: string): string => EMBLEMS[faction]?.ground ?? '#4b4f55'
const rowsHigh = (rows: number): number => rows * ROW + KEY + 2 * EDGE

/** Draws it in the looks of the place where it is asked for; null where a page cannot draw. */
export async function drawn(shared: Shared, place: Element): Promise<HTMLCanvasElement | null> {
  const style = new Style(place)
  const sheet = Sheet.laid(WIDE, HERO + rowsHigh(shared.rows.length), SCALE, style.rtl)
  if (sheet === null) return null
  await document.fonts.ready
  await hero(sheet, style, shared)
  bars(sheet, style, shared)
  return sheet.canvas
}

async function hero(sheet: Sheet, style: Style, { book, told, cards, from }: Shared): Promise<void> {
  const { faction } = told.hero
  sheet.shaded(0, 0, WIDE, HERO, [groundOf(faction), '#3a2216', '#1d150d'])
  seal(sheet, faction, 132, 128, 56)
  if (told.won) laurel(sheet, 132, 128, 210)
  const room = WIDE - 256 - cards.length * 170 - 40
  const title = book.coloured ? told.title : told.title.toLocaleUpperCase(locale())
  sheet.text(title, 256, 128, style.letters('title', book.coloured ? 68 : 78, LIGHT, { weight: 800, width: room }))
  told.sentences.forEach((said, k) =>
    sheet.text(said, 256, 170 + k * 27, style.letters('sans', 21, '#f7e8c8', { width: room })),
  )
  const under = told.rank === '' ? from : `${told.rank} · ${from}`
  sheet.text(under, 256, 238, style.letters('sans', 17, '#f0dcae', { width: room }))
  for (const [k, card] of cards.entries()) {
    const slope = (k - (cards.length - 1) / 2) * 4
    const x = WIDE - EDGE - (cards.length - k) * 170
    await sheet.turned(x + 78, HERO, slope, () => face(sheet, style, book, card, x, 34 + Math.abs(slope) * 2))
  }
}

/** A card of the fan: its name, its picture, and what it brought. */
async function face(sheet: Sheet, style: Style, book: Book, source: PointsSource, x: number, y: number): Promise<void> {
  const card = book.card(source.name)
  const [width, high] = [156, HERO - y + 20]
  sheet.box(x, y, width, high, style.of(`var(--k-${card.category})`) || groundOf(card.set), 10)
  sheet.rim(x, y, width, high, INK, 2, 10)
  sheet.sign(SIGNS[kindSign(card)], x + 20, y + 24, 18, '#fff')
  const name = book.coloured ? source.label : source.label.toLocaleUpperCase(locale())
  sheet.text(name, x + 36, y + 31, style.letters('title', 19, '#fff', { weight: 800, width: width - 66 }))
  await sheet.picture(picture(card, handOf(book)), x + 8, y + 44, width - 16, 148)
  sheet.rim(x + 8, y + 44, width - 16, 148, INK, 2)
  sheet.sign(SIGNS.points, x + width - 6, y + 4, 54, '#f6bd2c', INK)
  const points = style.letters('sans', 20, '#2a1c05', { weight: 700, align: 'center' })
  sheet.text(number(source.total), x + width - 6, y + 13, points)
}

function seal(sheet: Sheet, faction: string, x: number, y: number, radius: number): void {
  sheet.disc(x, y, radius * 1.14, INK)
  sheet.disc(x, y, radius * 1.09, '#f0dcae')
  sheet.disc(x, y, radius * 1.02, INK)
  sheet.disc(x, y, radius, groundOf(faction))
  sheet.sign((EMBLEMS[faction] ?? EMBLEMS['virtual'])?.path ?? '', x, y, radius * 1.32, '#fff8e8')
}

/** An ellipse is its own outline in two arcs, turned where it stands. */
function laurel(sheet: Sheet, x: number, y: number, size: number): void {
  const { long, wide } = LEAF
  const paths = LEAVES.map((leaf) => {
    const turn = (leaf.turn * Math.PI) / 180
    const [far, low] = [long * Math.cos(turn), long * Math.sin(turn)]
    const end = (side: number): string => `${String(leaf.x + side * far)} ${String(leaf.y + side * low)}`
    const arc = `A${String(long)} ${String(wide)} ${String(leaf.turn)} 0 1`
    return `M${end(-1)}${arc} ${end(1)}${arc} ${end(-1)}z`
  })
  sheet.sign(paths.join(''), x, y, size, '#e9b53a', '#2a1c05', WREATH)
  sheet.sign(FOOT, x, y, size, '#b3261d', '#2a1c05', WREATH)
}

function bars(sheet: Sheet, style: Style, shared: Shared): void {
  const { rows } = shared
  sheet.box(0, HERO, WIDE, rowsHigh(rows.length), style.of('var(--paper)'))
  sheet.box(0, HERO, WIDE, 4, '#d8b25a')
  const most = Math.max(1, ...rows.filter(({ scored }) => scored).map(({ total }) => total))
  rows.forEach((row, k) => bar(sheet, style, shared, row, HERO + EDGE + k * ROW, most))
  key(sheet, style, rows, HERO + EDGE + rows.length * ROW + 12)
}

const [NAME, BAR, SUM] = [124, 330, 92]

function bar(sheet: Sheet, style: Style, shared: Shared, row: Ranked, y: number, most: number): void {
  const me = row.seat === shared.told.hero.seat
  if (me) sheet.box(EDGE - 8, y, WIDE - 2 * EDGE + 16, ROW - 6, style.of('var(--gold-soft)'), 9)
  const middle = y + (ROW - 6) / 2
  const rank = style.letters('serif', 24, 'var(--soft)', { weight: 700, align: 'center' })
  sheet.text(number(row.rank), EDGE + 16, middle + 9, rank)
  seal(sheet, row.faction, EDGE + 64, middle, 18)
  const wide = BAR - NAME - 12
  sheet.text(
    shared.names[row.seat] ?? '',
    NAME,
    middle + 8,
    style.letters('serif', 22, 'var(--ink)', { weight: 600, width: wide }),
  )
  const total = style.letters('serif', 34, 'var(--ink)', { weight: 700, align: 'end' })
  sheet.text(number(row.total), WIDE - EDGE - 6, middle + 12, total)
  if (!row.scored) {
    sheet.text(shared.other, BAR, middle + 7, style.letters('sans', 20, 'var(--soft)'))
    return
  }
  const unit = (WIDE - EDGE - SUM - BAR) / most
  let x = BAR
  for (const each of row.kinds) {
    const look = lookOf(each.name)
    const part = each.points * unit
    sheet.box(x, middle - 19, part, 38, style.of(look.ground))
    const colour = look.light === true ? '#2a1c05' : '#fff'
    const signed = part > 64
    if (signed) sheet.sign(SIGNS[look.sign], x + part / 2 - 14, middle, 17, colour)
    const said = style.letters('sans', 20, colour, { weight: 700, align: 'center' })
    if (part > 22) sheet.text(number(each.points), x + part / 2 + (signed ? 10 : 0), middle + 7, said)
    sheet.box(x, middle - 19, 1, 38, INK)
    x += part
  }
  if (x > BAR) sheet.rim(BAR, middle - 19, x - BAR, 38, INK, 2, 4)
}

/** What the colours mean; as many columns as there are kinds. */
function key(sheet: Sheet, style: Style, rows: readonly Ranked[], y: number): void {
  const kinds = kindsOf(rows)
  const wide = (WIDE - 2 * EDGE) / Math.max(1, kinds.length)
  kinds.forEach((each, k) => {
    const look = lookOf(each.name)
    const x = EDGE + k * wide
    sheet.box(x, y, 28, 28, style.of(look.ground), 6)
    sheet.rim(x, y, 28, 28, INK, 1.5, 6)
    sheet.sign(SIGNS[look.sign], x + 14, y + 14, 16, look.light === true ? '#2a1c05' : '#fff')
    sheet.text(each.label, x + 36, y + 21, style.letters('sans', 18, 'var(--soft)', { width: wide - 46 }))
  })
}
