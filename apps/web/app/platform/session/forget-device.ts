import { wipeDrafts } from '../device/draft-store.ts'
import { wipePersisted } from '../persisted-queries/persisted-store.ts'
import { queryClient } from '../query.ts'
import { wipeQueued } from '../queue/queue-store.ts'
import { photoCache } from './photo-cache.ts'

/** The server forgets the device with the session; the browser must too. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Removes from this device what belongs to the person who leaves it: cached answers, photos, drafts. */
export async function forgetDevice(): Promise<void> {
  queryClient.clear()
  sessionStorage.clear()
  await Promise.all([
    wipePersisted(),
    wipeQueued(),
    wipeDrafts(),
    endPush(),
    'caches' in globalThis && caches.delete(photoCache),
  ])
}
