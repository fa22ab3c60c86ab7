/** Where the numbers of a dial lie: from the lower left clockwise to the lower right. */

const FIRST = -126
const SPAN = 252

/** The turn of the needle, in degrees from the top. */
export const angleOf = (value: number, most: number): number => FIRST + (value * SPAN) / most

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The point of a number, so far from the middle. */
export function at(value: number, most: number, far: number): [number, number] {
  const angle = (angleOf(value, most) * Math.PI) / 180
  return [rounded(Math.sin(angle) * far), rounded(-Math.cos(angle) * far)]
}

/** The number nearest to a point, seen from the middle; between last and first, below, it is the nearer end. */
export function valueAt(x: number, y: number, most: number): number {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  return Math.min(most, Math.max(0, Math.round(((angle - FIRST) * most) / SPAN)))
}

export const RIVETS: readonly (readonly [number, number])[] = Array.from({ length: 8 }, (_, k) => {
  const angle = ((k * 45 + 22.5) * Math.PI) / 180
  return [rounded(73.5 * Math.sin(angle)), rounded(73.5 * Math.cos(angle))]
})
