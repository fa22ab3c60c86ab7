/** Short notices that come and go, and what a screen reader says though nobody sees it. */

export interface Toast {
  id: number
  text: string
  kind: 'plain' | 'bad'
}

let next = 1
let shown = $state.raw<readonly Toast[]>([])
let spoken = $state('')

export function toasts(): readonly Toast[] {
  return shown
}

export function spokenNow(): string {
  return spoken
}

export function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id)
}

/**
 * Shows a notice for some seconds. The same text is not shown twice at a time; a success ends the notice of a failure.
 */
export function notify(text: string, kind: Toast['kind'] = 'plain'): void {
  if (text === '' || shown.some((each) => each.text === text)) return
  const id = next++
  const kept = kind === 'bad' ? shown : shown.filter((each) => each.kind !== 'bad')
  shown = [...kept.slice(-3), { id, text, kind }]
  setTimeout(() => dismiss(id), kind === 'bad' ? 9000 : 5000)
}

/** On another page, what went wrong on the page before no longer matters. */
export function leaveTroubles(): void {
  shown = shown.filter((each) => each.kind !== 'bad')
}

/** Writes to the live region. */
export function speak(text: string): void {
  spoken = text
}
