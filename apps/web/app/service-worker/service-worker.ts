import type { PrecacheEntry } from 'workbox-precaching'
import { serveOffline } from './serve-offline.ts'
import { worker } from './worker-scope.ts'

declare const __PRECACHE__: PrecacheEntry[]

serveOffline(__PRECACHE__)

// The first worker takes over the page that installed it; a later one waits until that page asks for it.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
