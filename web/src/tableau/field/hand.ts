/** How wide a card of the hand is: in a window from a width on they are larger. The style sheets say the same numbers. */
export const HAND = { width: 142, large: 194, from: 1700 } as const
