/**
 * Small things kept by this tab or this browser. A browser that can store nothing (forbidden, full) forgets them, and
 * everything else goes on.
 */

type Where = 'tab' | 'browser'

const store = (where: Where): Storage => (where === 'tab' ? sessionStorage : localStorage)

/** What was kept under this name, or null. */
export function kept(where: Where, name: string): string | null {
  try {
    return store(where).getItem(name)
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keep(where: Where, name: string, value: string | null): void {
  try {
    if (value === null) store(where).removeItem(name)
    else store(where).setItem(name, value)
  } catch {
    // Then it lasts only as long as the page.
  }
}

/** The same for what was kept as JSON: anything unreadable is null too. */
export function keptJson(where: Where, name: string): unknown {
  try {
    return JSON.parse(kept(where, name) ?? 'null')
  } catch {
    return null
  }
}

const mutedAt = (table: string): string => `furrow-muted-${table}`

/** The reader does not want to hear the talk at this table. */
export const isMuted = (table: string): boolean => kept('browser', mutedAt(table)) !== null

export const keepMuted = (table: string, muted: boolean): void => keep('browser', mutedAt(table), muted ? '1' : null)
