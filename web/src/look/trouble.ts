/** One place that says what went wrong with a call. */

import { t } from '../words'
import { Trouble } from '../wire/rest'
import { notify } from './toasts.svelte'

export function wordsOf(error: unknown): string {
  if (!(error instanceof Trouble)) throw error
  return error.code === 'offline' || error.message === '' ? t('app-offline') : error.message
}

/** Why something cannot be shown. */
export interface Hindrance {
  words: string
  /**
   * There is no such thing, or not for this reader. Being offline, or busy, is another matter: then trying again can
   * help.
   */
  missing: boolean
}

export function hindrance(error: unknown): Hindrance {
  return { words: wordsOf(error), missing: error instanceof Trouble && [400, 403, 404].includes(error.status) }
}

/**
 * Runs a call; if the server refuses, its reason is shown, as a notice unless `tell` has a better place, and the result
 * is undefined.
 */
export async function attempt<Result>(
  call: () => Promise<Result>,
  tell = (words: string): unknown => notify(words, 'bad'),
): Promise<Result | undefined> {
  try {
    return await call()
  } catch (error) {
    tell(wordsOf(error))
    return undefined
  }
}
