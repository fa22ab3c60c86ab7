/** One place that says what went wrong with a call. */

import { t } from '../words'
import { Trouble } from '../wire/rest'
import { notify } from './toasts.svelte'

export function wordsOf(error: unknown): string {
  if (!(error instanceof Trouble)) throw error
  return error.code === 'offline' || error.message === '' ? t('app-offline') : error.message
}

/** Does the server say that there is no such thing? Being offline, or busy, is another matter: there one can try again. */
export function isMissing(error: unknown): boolean {
  return error instanceof Trouble && [400, 404].includes(error.status)
}

/** Runs a call; what the server says against it is shown, and the result is undefined. */
export async function attempt<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call()
  } catch (error) {
    notify(wordsOf(error), 'bad')
    return undefined
  }
}
