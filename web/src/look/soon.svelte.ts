/**
 * What a page can wait for: the first frame shows what the decision needs, the rest of a board comes with the next one.
 */
export class Soon {
  /** The first frame is painted. A page without a layout, as in tests, has no frames to wait for. */
  now = $state(typeof ResizeObserver === 'undefined')

  constructor() {
    if (!this.now) requestAnimationFrame(() => setTimeout(() => (this.now = true)))
  }
}
