/** Tables whose talk the reader does not want to hear: remembered by this browser. */

const PLACE = 'furrow-muted'

const place = (id: string): string => `${PLACE}-${id}`

export function isMuted(id: string): boolean {
  try {
    return localStorage.getItem(place(id)) !== null
  } catch {
    return false
  }
}

export function keepMuted(id: string, muted: boolean): void {
  try {
    if (muted) localStorage.setItem(place(id), '1')
    else localStorage.removeItem(place(id))
  } catch {
    // A browser that keeps nothing mutes until the page is left.
  }
}
