/** The lists of tables: those that wait for people, those that go on, the reader's own, those that are over. */

export const LISTS = ['open', 'live', 'mine', 'finished'] as const
export type ListName = (typeof LISTS)[number]

export const listAddress = (list: ListName): string => (list === 'open' ? '/lobby' : `/lobby/${list}`)
