import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import { countDeclaredPhotos, insertDeclaredPhoto, type LockedOrder, lockOrder, readOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface UploadDeclaredPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Storage
  readonly photos: PhotoGateway
}

/** Photos may be taken again before the order is placed; this many are kept of a draft. */
const maxPhotos = market.orders.maxDeclared * 2

/** Keeps a photo of a valuable piece with the customer's draft; gives its address. */
export async function uploadDeclaredPhoto(
  deps: UploadDeclaredPhotoDeps,
  { orderId, customerId, upload }: { orderId: number; customerId: number; upload: Buffer },
): Promise<string> {
  const own = (order: LockedOrder | undefined) => {
    if (checkRight(order, { kind: 'customer', userId: customerId }).status !== 'draft') throw wrongStatus()
  }
  // Before the picture is decoded: a stranger's costs nothing.
  own(await readOrder(deps.db, orderId))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return keepPhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      own(await lockOrder(tx, orderId))
      if ((await countDeclaredPhotos(tx, orderId)) >= maxPhotos)
        throw conflict('too_many_photos', messages.orders.tooManyPhotos)
      await insertDeclaredPhoto(tx, { key, orderId, at: deps.clock.now() })
    })
    return deps.storage.url(key)
  })
}
