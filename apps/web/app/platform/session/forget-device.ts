import { wipeDrafts } from '../device/draft-store.ts'
import { wipePersisted } from '../persisted-queries/persisted-store.ts'
import { queryClient } from '../query.ts'
import { wipeQueued } from '../queue/queue-store.ts'
import { photoCache } from './photo-cache.ts'

const endPush = async () => (await import('../push/push-device.ts')).endPush()

/** Removes from this device what belongs to the person who leaves it: cached answers, photos, drafts, push messages. */
export async function forgetDevice(): Promise<void> {
  queryClient.clear()
  sessionStorage.clear()
  await Promise.all([
    wipePersisted(),
    wipeQueued(),
    wipeDrafts(),
    endPush().catch(() => undefined),
    'caches' in globalThis && caches.delete(photoCache),
  ])
}
