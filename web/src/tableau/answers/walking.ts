/** Arrow keys in a list of rows with buttons: up and down between the rows, left and right between the buttons of one. */

import type { Attachment } from 'svelte/attachments'

const COLUMN = '[data-column]'
const ROW = '[data-row]'
const BUTTON = 'button[data-press]'

const of = (node: ParentNode, what: string): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(what)]

/** Gives the focus to the button of a row that stands as far from its start as another one did. */
function enter(row: HTMLElement | undefined, place: number): void {
  const buttons = row === undefined ? [] : of(row, BUTTON)
  buttons[Math.min(place, buttons.length - 1)]?.focus()
}

/** Every column is one stop of the Tab key; `above` takes the focus from the first row. */
export function walking(above: () => void): Attachment<HTMLElement> {
  return (list) => {
    function settle(): void {
      for (const column of of(list, COLUMN)) {
        const all = of(column, BUTTON)
        const stop = all.find((each) => each === document.activeElement) ?? all[0]
        for (const each of all) {
          const index = each === stop ? 0 : -1
          if (each.tabIndex !== index) each.tabIndex = index
        }
      }
    }

    function keyed(event: KeyboardEvent): void {
      const here = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null
      const row = here?.closest<HTMLElement>(ROW)
      if (here === null || row == null || event.altKey || event.ctrlKey || event.metaKey) return
      const rows = of(list, ROW)
      const at = rows.indexOf(row)
      const beside = of(row, BUTTON)
      const place = beside.indexOf(here)
      const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      if (event.key === 'ArrowDown') enter(rows[Math.min(at + 1, rows.length - 1)], place)
      else if (event.key === 'ArrowUp' && at === 0) above()
      else if (event.key === 'ArrowUp') enter(rows[at - 1], place)
      else if (event.key === 'ArrowRight') beside[place + onward]?.focus()
      else if (event.key === 'ArrowLeft') beside[place - onward]?.focus()
      else if (event.key === 'Home') enter(rows[0], 0)
      else if (event.key === 'End') enter(rows.at(-1), 0)
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    const watcher = new MutationObserver(settle)
    watcher.observe(list, { subtree: true, childList: true })
    settle()
    list.addEventListener('focusin', settle)
    list.addEventListener('keydown', keyed)
    return () => {
      watcher.disconnect()
      list.removeEventListener('focusin', settle)
      list.removeEventListener('keydown', keyed)
    }
  }
}
