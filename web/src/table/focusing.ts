/** Where the focus goes: to what is drawn, and on to something else when the element that had it goes. */

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const takesFocus = (element: HTMLElement): boolean =>
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  element.getClientRects().length > 0 &&
  element.closest('[inert]') === null

/**
 * The first element that can have the focus, by the first selector that finds one: hidden elements cannot take it, nor
 * can mere drawings.
 */
export function drawnBy(...selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(takesFocus)
    if (found !== undefined) return found
  }
  return undefined
}

const usable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/** When the focused element goes, or can no longer be used, the focus moves to `next` instead of falling off the page.

 `from` is the name of the part (`data-region`) it was in. A reader who leaves an element by a click on nothing is left
 alone, and so is a list that keeps its own focus. */
export function keepsFocus(next: (lost: Element, from: string) => HTMLElement | undefined): Attachment<HTMLElement> {
  return (region) => {
    let last: Element | null = null
    let from = '' // an element that has left the page no longer knows where it was
    const hold = (element: Element | null): void => {
      last = element
      from = last?.closest('[data-region]')?.getAttribute('data-region') ?? ''
    }
    // Anyone who clicks does not look for the focus: moving it would show them something they did not ask for.
    const came = ({ target }: FocusEvent): void =>
      hold(target instanceof Element && target.matches(':focus-visible') ? target : null)
    // Anyone who clicked and then goes on with a key does.
    const pressed = ({ target }: KeyboardEvent): void => hold(target instanceof Element ? target : null)
    const went = (event: FocusEvent): void => {
      const { relatedTarget, target } = event
      if (relatedTarget instanceof Node && !region.contains(relatedTarget)) last = null
      // Only when the page has changed can we see whether the focus left on its own or with its element.
      else if (relatedTarget === null && target instanceof Element) {
        void tick().then(() => {
          if (last === target && usable(target)) last = null
        })
      }
    }
    const watcher = new MutationObserver(() => {
      if (last === null || usable(last) || document.activeElement !== document.body) return
      const [lost, where] = [last, from]
      last = null
      // What was covered together with the lost element is free only when its cover has left the page as well.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next(lost, where)?.focus()
      })
    })
    region.addEventListener('focusin', came)
    region.addEventListener('focusout', went)
    region.addEventListener('keydown', pressed)
    watcher.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      watcher.disconnect()
      region.removeEventListener('focusin', came)
      region.removeEventListener('focusout', went)
      region.removeEventListener('keydown', pressed)
    }
  }
}
