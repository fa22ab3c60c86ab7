/** The time, in seconds, as far as pages show it: it goes on while somebody looks. */

import { createSubscriber } from 'svelte/reactivity'

const EVERY = 1000
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

export function now(): number {
  subscribe()
  return Math.floor(Date.now() / EVERY)
}
