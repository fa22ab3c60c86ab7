/** Who the reader is to the server. Nobody has to sign up: the first click that needs a name makes a guest. */

import { change, joined, onChange, settings, valid } from '../settings/settings.svelte'
import { inherit } from '../settings/standing'
import { said } from '../wire/arrival'
import { people, Trouble } from '../wire/rest'
import type { Me } from '../wire/types'
import { guestName } from './guest'

let me = $state.raw<Me | null>(null)
let known = false

export function whoAmI(): Me | null {
  return me
}

/** Signed in, as a guest or with an account. */
export function isSomebody(): boolean {
  return me !== null && me.kind !== null
}

export function becameMe(now: Me | null): void {
  me = now
}

let learning: Promise<void> | null = null

/**
 * Asks the server who the reader is; being offline is no reason to complain. Anyone who asks meanwhile waits for that
 * reply.
 */
export function learnMe(): Promise<void> {
  learning ??= learnt().finally(() => (learning = null))
  return learning
}

async function learnt(): Promise<void> {
  try {
    me = said('me') ?? (await people.me())
    if (me.kind === 'account') {
      inherit(me.settings)
      await change(joined(valid(me.settings ?? {})))
    }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    if (error.status === 401) me = null
  }
  if (!known) {
    known = true
    onChange(() => {
      if (me?.kind === 'account') void people.change({ settings: { ...settings } }).catch(() => undefined)
    })
  }
}

/** Makes the reader a guest, by this name, if they are not signed in yet. */
export async function beSomebody(name = guestName()): Promise<void> {
  if (me === null) await learnMe()
  if (isSomebody()) return
  await people.guest(name)
  me = await people.me()
}
