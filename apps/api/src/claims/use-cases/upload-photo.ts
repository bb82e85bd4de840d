import { claimRefusals } from '@washline/contract/claims/refusals'
import type { ClaimPhotoId, OrderId, UserId } from '@washline/contract/ids'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { orderForClaim } from '../queries.ts'
import { refuseTime } from '../rules/claim-course.ts'
import { insertPhoto } from '../store.ts'

export interface UploadedPhoto {
  readonly id: ClaimPhotoId
  readonly key: string
  readonly takenAt: Date | null
}

/** Stores a photo for a claim of its uploader, with the time that its camera recorded. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, uploaderId, upload }: { orderId: OrderId; uploaderId: UserId; upload: SentPhoto },
): Promise<UploadedPhoto> {
  // Checked before the picture is decoded, so that a stranger's upload costs nothing.
  const order = await orderForClaim(deps.db, orderId, uploaderId)
  if (!order) throw notFound()
  const at = deps.clock.now()
  const refused = refuseTime(order, at)
  if (refused) throw refuse(refused === 'not_delivered' ? claimRefusals.notDelivered : claimRefusals.windowOver)
  return storeUpload(deps, upload, { orderId, uploaderId, side: 'customer', at })
}

/** Re-encodes an upload and stores it with its time and fingerprint. Uploads that stay unused are deleted later. */
export async function storeUpload(
  deps: UploadPhotoDeps,
  upload: SentPhoto,
  of: { orderId: OrderId; uploaderId: UserId; side: 'customer' | 'washer'; at: Date },
): Promise<UploadedPhoto> {
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  const takenAt = await deps.photos.takenAt(upload.bytes)
  const fingerprint = await deps.photoFindings.fingerprint(jpeg)
  return storePhoto(deps.storage, jpeg, async (key) => {
    const { id } = await deps.db.transaction((tx) => insertPhoto(tx, { ...of, key, takenAt, fingerprint }))
    return { id, key, takenAt }
  })
}
