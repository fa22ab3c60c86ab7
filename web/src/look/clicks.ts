/** A click that is not the second of a double one: the second would answer what is asked next, or confirm unread. Keys count as first clicks. */
export const isFirst = (event: MouseEvent): boolean => event.detail < 2
