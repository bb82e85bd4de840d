import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { mayAdjustItems } from '@washline/contract/orders/process'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { countAdjustmentPhotos, insertAdjustmentPhoto } from '../store/adjustments.ts'
import { type LockedOrder, lockOrder, readOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** Stores a photo for an adjustment of the order's Washer and returns its key. */
export async function uploadAdjustmentPhoto(
  deps: UploadPhotoDeps,
  { orderId, washerId, upload }: { orderId: OrderId; washerId: UserId; upload: SentPhoto },
): Promise<string> {
  const check = (order: LockedOrder | undefined) => {
    if (!mayAdjustItems(checkRight(order, { kind: 'washer', userId: washerId }).status)) throw wrongStatus()
  }
  // Checked before the photo is decoded, so that a stranger's upload costs nothing.
  check(await readOrder(deps.db, orderId))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return storePhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      check(await lockOrder(tx, orderId))
      if ((await countAdjustmentPhotos(tx, orderId)) >= market.orders.adjustmentPhotosMax)
        throw refuse(scanningRefusals.tooManyPhotos)
      await insertAdjustmentPhoto(tx, { key, orderId, washerId, at: deps.clock.now() })
    })
    return key
  })
}
