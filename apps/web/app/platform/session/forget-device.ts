import { wipeKnown } from '../known/known-store.ts'
import { queryClient } from '../query.ts'
import { wipeQueued } from '../queue/queue-store.ts'
import { photoCache } from './photo-cache.ts'

/** Forgets on this device what belongs to the person who leaves it: answers, photos, what was typed and not sent. */
export async function forgetDevice(): Promise<void> {
  queryClient.clear()
  sessionStorage.clear()
  await Promise.all([wipeKnown(), wipeQueued(), 'caches' in globalThis && caches.delete(photoCache)])
}
