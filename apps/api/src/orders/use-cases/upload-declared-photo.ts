import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { countDeclaredPhotos, insertDeclaredPhoto } from '../store/declared-items.ts'
import { type LockedOrder, lockOrder, readOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** Twice the number of declared items, because photos may be taken again. */
const maxPhotos = market.orders.maxDeclared * 2

/** Stores a photo of a declared item for the customer's draft and returns its key. */
export async function uploadDeclaredPhoto(
  deps: UploadPhotoDeps,
  { orderId, customerId, upload }: { orderId: OrderId; customerId: UserId; upload: SentPhoto },
): Promise<string> {
  const checkDraft = (order: LockedOrder | undefined) => {
    if (checkRight(order, { kind: 'customer', userId: customerId }).status !== 'draft') throw wrongStatus()
  }
  // Checked before the photo is decoded, so that a stranger's upload costs nothing.
  checkDraft(await readOrder(deps.db, orderId))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return storePhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      checkDraft(await lockOrder(tx, orderId))
      if ((await countDeclaredPhotos(tx, orderId)) >= maxPhotos) throw refuse(scanningRefusals.tooManyPhotos)
      await insertDeclaredPhoto(tx, { key, orderId, at: deps.clock.now() })
    })
    return key
  })
}
