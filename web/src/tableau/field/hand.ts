/** How wide a card of the hand is; in wide windows it is larger, and an offered one also where the window is high. */
export const HAND = { width: 142, large: 194, from: 1700, high: 820 } as const
