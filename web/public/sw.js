// Keeps the client's own files so that it opens without a network. The game itself always comes from the server.
const STORE = 'furrow-2'
// The page of an address that only the client knows: it says nothing about anybody.
const SHELL = '/about'
const FIRST = [SHELL, '/icon.svg', '/manifest.webmanifest']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FIRST)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  )
})

// Files with a hash in their name never change: what is kept is right.
async function kept(request) {
  const store = await caches.open(STORE)
  const found = await store.match(request)
  if (found) return found
  const reply = await fetch(request)
  if (reply.ok) await store.put(request, reply.clone())
  return reply
}

// A page is fetched again; without a network the kept one opens, and says so by its own means.
async function fresh(request) {
  const store = await caches.open(STORE)
  try {
    const reply = await fetch(request)
    if (reply.ok && new URL(request.url).pathname === SHELL) await store.put(SHELL, reply.clone())
    return reply
  } catch {
    return (await store.match(SHELL)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) return
  if (/^\/(api|plain|health|ready|metrics)\b/.test(address.pathname)) return
  if (address.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(fresh(event.request))
})
