/** Shapes that several drawings share, on a grid of 24. */

/** The dark rim of every token. */
export const RIM = '#221a12'

export const filled = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`

/** An object with a rim: its outline alone tells what it is. */
export const rimmed = (inner: string): string =>
  `<g stroke="${RIM}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`

/** A star with `points` points, standing on none of them. */
export function star(cx: number, cy: number, far: number, near: number, points = 5): string {
  let d = ''
  for (let at = 0; at < points * 2; at++) {
    const turn = ((at * 180) / points - 90) * (Math.PI / 180)
    const r = at % 2 === 1 ? near : far
    d += `${at > 0 ? 'L' : 'M'}${(cx + r * Math.cos(turn)).toFixed(1)} ${(cy + r * Math.sin(turn)).toFixed(1)}`
  }
  return `${d}z`
}

function toothed(): string {
  let d = ''
  for (let tooth = 0; tooth < 8; tooth++) {
    const at = (r: number, turn: number): string => {
      const angle = ((tooth * 45 + turn) * Math.PI) / 180
      return `${(12 + r * Math.cos(angle)).toFixed(1)} ${(12 + r * Math.sin(angle)).toFixed(1)}`
    }
    d += `${tooth > 0 ? 'L' : 'M'}${at(10.8, -9)}L${at(10.8, 9)}L${at(8, 14)}L${at(8, 31)}`
  }
  return `${d}zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z`
}

export const GEAR = toothed()
export const HOUSE = 'M12 2.6 22 11h-3v10H5V11H2z'
export const SHIELD =
  'M12 2.2c2.7 1.5 5.2 2.2 8.2 2.3C20.5 13 18 18.8 12 21.9 6 18.8 3.5 13 3.8 4.5c3-.1 5.5-.8 8.2-2.3z'
export const CARD =
  'M6.2 2.2h11.6a1.8 1.8 0 0 1 1.8 1.8v16a1.8 1.8 0 0 1-1.8 1.8H6.2A1.8 1.8 0 0 1 4.4 20V4a1.8 1.8 0 0 1 1.8-1.8z'
export const BURST = star(12, 12, 11.3, 5.8, 9)
export const BOLT = 'M14.5 1 3.8 13.7h6.5L8.7 23 20.2 9.6h-7z'
export const FLAG = 'M4.5 1.5h2.6v1.6h13.4l-3.3 5 3.3 5H7.1v9.4H4.5z'
export const ARROW = 'M2.6 9h9.6V4.2l9.2 7.8-9.2 7.8V15H2.6z'
export const CROSS = 'M5 2.5l7 7 7-7 2.5 2.5-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7z'
export const RINGS =
  'M8.3 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6zm0 2.9a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8zM15.7 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6zm0 2.9a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z'
export const EXCHANGE = 'M8 2 1.8 7 8 12V9h13V5H8zM16 12v3H3v4h13v3l6.2-5z'
