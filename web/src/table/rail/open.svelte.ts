/** What lies over the rail because the reader has opened it; one thing at a time. */

export type Opened =
  | { is: 'answers' | 'log' | 'talk' | 'menu' | 'hints' }
  /** Things that the reader looks at, the most specific first. */
  | { is: 'peek'; things: readonly string[] }
  | { is: 'drawer'; seat: number }

export class Openings {
  now = $state.raw<Opened | null>(null)
  /** Something of the game has come up over the rail. */
  moment = $state(false)

  /** What the reader looks at. */
  readonly looked = $derived.by((): ReadonlySet<string> => new Set(this.now?.is === 'peek' ? this.now.things : []))

  /** It is read in full, and has nothing to do with what lies under it. */
  readonly covers = $derived.by(() => this.now !== null && this.now.is !== 'peek' && this.now.is !== 'hints')

  is(what: Opened['is']): boolean {
    return this.now?.is === what
  }

  open(what: Opened): void {
    this.now = what
  }

  /** A second press on what opened something closes it. */
  turn(what: Opened & { is: 'answers' | 'log' | 'talk' | 'menu' }): void {
    this.now = this.is(what.is) ? null : what
  }

  close(): void {
    this.now = null
  }

  /** What comes up takes the place of what was open, unless somebody is talking; what is opened later takes its. */
  comes(up: boolean): void {
    this.moment = up
    if (up && !this.is('talk')) this.close()
  }
}
