import type { OrderId, UserId } from '@washline/contract/ids'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { insertPhoto } from '../store.ts'
import { lockOpenChat } from './lock-open-chat.ts'

/** Stores a photo for one message of its uploader; returns its key. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, senderId, upload }: { orderId: OrderId; senderId: UserId; upload: SentPhoto },
): Promise<string> {
  const open = { orderId, userId: senderId }
  // Checked before the picture is decoded, so that a stranger's upload costs no CPU.
  await deps.db.transaction((tx) => lockOpenChat(tx, { ...open, at: deps.clock.now() }))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return storePhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      await lockOpenChat(tx, { ...open, at })
      await insertPhoto(tx, { key, orderId, senderId, at })
    })
    return key
  })
}
