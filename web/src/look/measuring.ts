/**
 * Sizes are asked for together, right before a frame is drawn: for all who ask the page is laid out once, and not in the
 * middle of being built.
 */

/** Asks for sizes, and gives back what is to be changed by them: nobody changes anything before all have asked. */
type Asking = () => (() => void) | undefined

const waiting = new Set<Asking>()

function ask(): void {
  const all = [...waiting]
  waiting.clear()
  const changes = all.map((each) => each())
  for (const change of changes) change?.()
}

/** Asks before the next frame; whoever asks several times until then asks once. */
export function measure(asking: Asking): void {
  if (waiting.size === 0) requestAnimationFrame(ask)
  waiting.add(asking)
}
