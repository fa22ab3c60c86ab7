/** Copies a text and says so; false where there is no clipboard, and the reader has to select it by hand. */

import { notify } from './toasts.svelte'

export async function copied(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  notify(said)
  return true
}
