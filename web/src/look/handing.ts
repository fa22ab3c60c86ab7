/** Giving a file to somebody: by the means of the device, into a folder, or by the clipboard. */

import { notify } from './toasts.svelte'

/** Can this device hand a file on to another program? */
export const hands = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** The device asks whom it is for; whoever turns away from that has said no. */
export async function handOn(file: File, title: string, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title, text })
  } catch (trouble) {
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) save(file)
  }
}

/** Puts a file where the browser keeps what is saved. */
export function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads it after this turn of the page.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Can a picture be put into the clipboard here? */
export const copiesPictures = (): boolean => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator

/** Puts a picture into the clipboard and says so; where that is refused it is saved. */
export async function copyPicture(file: File, said: string): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
  } catch {
    save(file)
    return
  }
  notify(said)
}
