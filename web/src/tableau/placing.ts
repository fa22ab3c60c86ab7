/** Where a floating box goes: beside its owner, inside the window. */

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  width: number
  height: number
}

const GAP = 10

export function place(
  owner: Box,
  box: { width: number; height: number },
  window: { width: number; height: number },
): { x: number; y: number } {
  const right = owner.right + GAP
  const left = owner.left - GAP - box.width
  const fits = right + box.width <= window.width - GAP
  const x = fits ? right : left >= GAP ? left : Math.max(GAP, (window.width - box.width) / 2)
  const beside = fits || left >= GAP
  const y = beside
    ? owner.top
    : owner.bottom + GAP + box.height <= window.height
      ? owner.bottom + GAP
      : owner.top - GAP - box.height
  return { x, y: Math.max(GAP, Math.min(y, window.height - box.height - GAP)) }
}

/** Over its owner and beside it, with the lower edges in line, inside a room and the window. */
export function anchored(
  owner: Box | undefined,
  box: { width: number; height: number },
  room: Element | null,
): { x: number; y: number } {
  const around = room?.getBoundingClientRect()
  const left = Math.max(around?.left ?? 0, 0) + GAP
  const right = Math.min(around?.right ?? window.innerWidth, window.innerWidth) - GAP
  const x = owner === undefined ? (left + right - box.width) / 2 : owner.left
  const y = owner === undefined ? (window.innerHeight - box.height) / 2 : owner.bottom - box.height
  return {
    x: Math.max(left, Math.min(x, right - box.width)),
    y: Math.max(GAP, Math.min(y, window.innerHeight - box.height - GAP)),
  }
}
