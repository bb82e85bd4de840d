import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import type { PhotoFindingsGateway } from '../photo-findings-gateway.ts'
import { orderForClaim } from '../queries.ts'
import { insertPhoto } from '../store.ts'

export interface UploadPhotoDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
  readonly photoFindings: PhotoFindingsGateway
}

export interface UploadedPhoto {
  readonly id: number
  readonly key: string
  readonly takenAt: Date | null
}

/** Keeps a photo for one claim of its uploader, with what the camera said of it before that is stripped. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, uploaderId, upload }: { orderId: number; uploaderId: number; upload: Buffer },
): Promise<UploadedPhoto> {
  // Before the picture is decoded: a stranger's costs nothing.
  const order = await orderForClaim(deps.db, orderId, uploaderId)
  if (!order) throw notFound()
  const { obstacles } = messages.claims
  const at = deps.clock.now()
  if (!order.deliveredAt) throw conflict('claim_not_delivered', obstacles.not_delivered)
  if (at.getTime() > order.deliveredAt.getTime() + market.claims.windowMs)
    throw conflict('claim_window_over', obstacles.window_over)
  return keepUpload(deps, upload, { orderId, uploaderId, side: 'customer', at })
}

/** Makes an upload safe and keeps it with its time and fingerprint; one that is then sent with nothing goes after a while. */
export async function keepUpload(
  deps: UploadPhotoDeps,
  upload: Buffer,
  of: { orderId: number; uploaderId: number; side: 'customer' | 'washer'; at: Date },
): Promise<UploadedPhoto> {
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  const takenAt = await deps.photos.takenAt(upload)
  const fingerprint = await deps.photoFindings.fingerprint(jpeg)
  return keepPhoto(deps.storage, jpeg, async (key) => {
    const { id } = await deps.db.transaction((tx) => insertPhoto(tx, { ...of, key, takenAt, fingerprint }))
    return { id, key, takenAt }
  })
}
