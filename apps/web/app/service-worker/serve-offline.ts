import type { PrecacheEntry } from 'workbox-precaching'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { publicPlace } from '../platform/navigation/public-pages.ts'
import { photoCache } from '../platform/session/photo-cache.ts'
import { cacheNewest } from './cache-newest.ts'

/** Any path of the app is answered with the same shell; this is the path it is cached under. */
const shellPath = '/home-screen'

const cachedAssets = 80
const cachedPhotos = 24

/**
 * The app from this device: its pages and code as they were installed together, photos that were shown, code, fonts and
 * the map's files that were used. API calls are never answered here: the app persists their answers itself.
 */
export function serveOffline(entries: PrecacheEntry[]): void {
  precacheAndRoute(entries)
  cleanupOutdatedCaches()
  const shell = createHandlerBoundToURL(shellPath)
  const online = new NetworkOnly()
  registerRoute(
    new NavigationRoute(
      async (options) => {
        // The server renders public pages in the reader's language.
        if (!publicPlace(options.url.pathname)) return shell(options)
        return online.handle(options).catch(() => shell(options))
      },
      { denylist: [/^\/(api|app|mcp|metrics)(\/|$)/, /\.[a-z0-9]{2,5}$/i] },
    ),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'washline-assets', plugins: [cacheNewest(cachedAssets)] }),
  )
  // The map's few files carry no revision in their names.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/map/'),
    new StaleWhileRevalidate({ cacheName: 'washline-map' }),
  )
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/media/'),
    new CacheFirst({ cacheName: photoCache, plugins: [cacheNewest(cachedPhotos)] }),
  )
}
