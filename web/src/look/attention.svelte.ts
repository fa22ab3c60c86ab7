/** Does the reader owe an answer? The tab says so, for anyone who looks at another one. */

let wanted = $state(false)

export function isWanted(): boolean {
  return wanted
}

export function want(now: boolean): void {
  wanted = now
}
