import type { OrderId, UserId } from '@washline/contract/ids'
import { checkRight, lockOrder, wrongStatus } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { sha256 } from '../rules/hash-step.ts'
import { nextStep } from '../rules/next-step.ts'
import { insertPhoto } from '../store.ts'

/** Stores a photo for the Washer's next handover with the hash of its bytes, and returns its key. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, washerId, upload }: { orderId: OrderId; washerId: UserId; upload: SentPhoto },
): Promise<string> {
  // Checked before the photo is decoded, so that a stranger's upload costs nothing.
  await deps.db.transaction((tx) => lockBeforeHandover(tx, orderId, washerId))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return storePhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      await lockBeforeHandover(tx, orderId, washerId)
      await insertPhoto(tx, { key, orderId, uploaderId: washerId, sha256: sha256(jpeg), at: deps.clock.now() })
    })
    return key
  })
}

async function lockBeforeHandover(tx: Tx, orderId: OrderId, washerId: UserId): Promise<void> {
  const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
  if (nextStep(order.status, [])?.by !== 'washer') throw wrongStatus()
}
