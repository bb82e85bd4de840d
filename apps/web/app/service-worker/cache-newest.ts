import type { StrategyOptions } from 'workbox-strategies'

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number]

/** Limits the size of a cache: the oldest entries are removed first. */
export const cacheNewest = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request)
  },
})
