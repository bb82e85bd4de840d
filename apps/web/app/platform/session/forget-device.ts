import { wipeKnown } from '../known/known-store.ts'
import { queryClient } from '../query.ts'
import { wipeQueued } from '../queue/queue-store.ts'

/** The cache of photos that the service worker fills. */
export const photoCache = 'washline-photos'

/** Forgets on this device what belongs to the person who leaves it: answers, photos, what was typed and not sent. */
export async function forgetDevice(): Promise<void> {
  queryClient.clear()
  sessionStorage.clear()
  await Promise.all([wipeKnown(), wipeQueued(), 'caches' in globalThis && caches.delete(photoCache)])
}
