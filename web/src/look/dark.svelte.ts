/** Whether the dark theme is shown, for pictures that are painted for each. */

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const watcher = new MutationObserver(update)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
})

export function isDark(): boolean {
  subscribe()
  return document.documentElement.dataset['theme'] === 'dark'
}
