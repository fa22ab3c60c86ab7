/** A wreath: leaves up both sides, and the ribbon at its foot. */

/** It is drawn in a box of so many units. */
export const WREATH = 120

const MANY = 8
const n1 = (value: number): number => Number(value.toFixed(1))

export const LEAF = { long: 10.5, wide: 4.6 }
export const LEAVES = [-1, 1].flatMap((side) =>
  Array.from({ length: MANY }, (_, k) => {
    const angle = (90 + side * (22 + k * 17)) * (Math.PI / 180)
    return {
      x: n1(60 + 47 * Math.cos(angle)),
      y: n1(60 + 47 * Math.sin(angle)),
      turn: n1((angle * 180) / Math.PI + 90 * side + side * 26),
    }
  }),
)
export const FOOT = 'M60 103l-7 9 7-3 7 3z'
