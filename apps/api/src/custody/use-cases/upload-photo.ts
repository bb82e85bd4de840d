import { checkRight, lockOrder, wrongStatus } from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import { sha256 } from '../rules/hash-step.ts'
import { nextStep } from '../rules/next-step.ts'
import { insertPhoto } from '../store.ts'

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
}

/** Keeps a photo for the Washer's next handover, with the hash of the bytes that are kept; gives its address. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, washerId, upload }: { orderId: number; washerId: number; upload: Buffer },
): Promise<string> {
  // Before the picture is decoded: a stranger's costs nothing.
  await deps.db.transaction((tx) => lockBeforeHandover(tx, orderId, washerId))
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  return keepPhoto(deps.storage, jpeg, async (key) => {
    await deps.db.transaction(async (tx) => {
      await lockBeforeHandover(tx, orderId, washerId)
      await insertPhoto(tx, { key, orderId, uploaderId: washerId, sha256: sha256(jpeg), at: deps.clock.now() })
    })
    return deps.storage.url(key)
  })
}

async function lockBeforeHandover(tx: Tx, orderId: number, washerId: number): Promise<void> {
  const order = checkRight(await lockOrder(tx, orderId), { kind: 'washer', userId: washerId })
  if (nextStep(order.status, [])?.by !== 'washer') throw wrongStatus()
}
