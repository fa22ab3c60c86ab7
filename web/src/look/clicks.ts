/** Double clicks are meant as one: the second would answer what is asked next, or confirm unread. */

const NEAR = 12

let latest: MouseEvent | null = null
let before: MouseEvent | null = null
window.addEventListener(
  'click',
  (event) => {
    before = latest
    latest = event
  },
  { capture: true },
)

/** A click that is not the second one on the same place; keys count as first clicks. A browser counts taps as one double tap although something else was clicked between them. */
export function isFirst(event: MouseEvent): boolean {
  if (event.detail < 2 || before === null) return true
  return Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > NEAR
}
