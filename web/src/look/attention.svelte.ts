/** What the tab says of the page to anyone who looks at another one: the game that is played there, and whether the reader owes an answer. */

let wanted = $state(false)
let game = $state('')

export function isWanted(): boolean {
  return wanted
}

export function want(now: boolean): void {
  wanted = now
}

/** The game of the table that is shown; '' on any other page. */
export function gameHere(): string {
  return game
}

export function playHere(name: string): void {
  game = name
}
