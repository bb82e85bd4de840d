import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import { insertPhoto } from '../store.ts'
import { lockOpenChat } from './lock-open-chat.ts'

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
}

/** Keeps a photo for one message of its uploader; gives its address. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, senderId, upload }: { orderId: number; senderId: number; upload: Buffer },
): Promise<string> {
  const open = { orderId, userId: senderId }
  // Before the picture is decoded: a stranger's costs nothing.
  await deps.db.transaction((tx) => lockOpenChat(tx, { ...open, at: deps.clock.now() }))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return keepPhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      await lockOpenChat(tx, { ...open, at })
      await insertPhoto(tx, { key, orderId, senderId, at })
    })
    return deps.storage.url(key)
  })
}
