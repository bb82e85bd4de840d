import type { PrecacheEntry } from 'workbox-precaching'
import { serveOffline } from './serve-offline.ts'
import { openPush, showPush } from './show-push.ts'
import { worker } from './worker-scope.ts'

declare const __PRECACHE__: PrecacheEntry[]

serveOffline(__PRECACHE__)

// The first worker controls the page that installed it; a later one waits until that page asks for it.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(worker, event.notification.data))
})
