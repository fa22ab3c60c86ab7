/** The shapes in which a game's picture is drawn, and what all of them are painted with. */

export type Shape = 'tall' | 'broad' | 'wide' | 'strip'

/** Tall: posters beside a rail. Broad: posters of a first visit. Wide: phones, rooms, letters. Strip: bands; calm at the start, where titles stand. */
export const BOX: Record<Shape, readonly [number, number]> = {
  tall: [400, 500],
  broad: [480, 400],
  wide: [900, 300],
  strip: [1000, 140],
}

const stop = (at: number, colour: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
const fall = (id: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
const glow = (id: string, place: string, ...stops: string[]): string =>
  `<radialGradient id="${id}"${place}>${stops.join('')}</radialGradient>`

export const PAINTS = [
  fall('ember', stop(0, '#ff9a4a', 0), stop(0.8, '#ff9a4a', 0.3), stop(1, '#ff9a4a', 0)),
  fall(
    'morning',
    stop(0, '#3f5865'),
    stop(0.2, '#647d87'),
    stop(0.34, '#bdb595'),
    stop(0.46, '#eecb8c'),
    stop(0.58, '#f9e3ae'),
  ),
  fall('haze', stop(0, '#f3dfa8', 0.85), stop(1, '#f3dfa8', 0)),
  fall('dusk', stop(0, '#a8502f'), stop(0.25, '#d97b43'), stop(0.55, '#f3b56c'), stop(1, '#f9d492')),
  fall('deep', stop(0, '#16202f'), stop(0.4, '#2b3d55'), stop(0.66, '#6d6a63'), stop(1, '#8a6a48')),
  fall('parchment', stop(0, '#f6e3b4'), stop(0.5, '#fdf2d2'), stop(1, '#f4e0ae')),
  glow('sun', '', stop(0, '#fff3c8', 0.95), stop(0.4, '#ffe3a0', 0.5), stop(1, '#ffe3a0', 0)),
  glow('light', ' cx=".2" cy=".3" r="1"', stop(0, '#fff1c9', 0.65), stop(0.5, '#fff1c9', 0), stop(1, '#2b2238', 0.55)),
  glow('lamp', '', stop(0, '#ffb65a', 0.85), stop(0.4, '#ff8a2c', 0.35), stop(1, '#ff8a2c', 0)),
  '<filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feFlood flood-color="#8d8f86" result="c"/>' +
    '<feComposite in="c" in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="1.3"/></filter>',
].join('')
