import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { ComplaintPhotoId, OrderId, UserId } from '@washline/contract/ids'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { lastRewashDelivered, washedOrder } from '../queries.ts'
import { isWindowOver, refuseOrder } from '../rules/complaint-course.ts'
import { insertPhoto } from '../store.ts'

/** Stores a photo for a complaint of its uploader, with the time that its camera recorded. */
export async function uploadPhoto(
  deps: UploadPhotoDeps,
  { orderId, uploaderId, upload }: { orderId: OrderId; uploaderId: UserId; upload: SentPhoto },
): Promise<{ readonly id: ComplaintPhotoId; readonly key: string }> {
  // Checked before the picture is decoded, so that a stranger's upload costs nothing.
  const order = await washedOrder(deps.db, orderId, uploaderId)
  if (!order) throw notFound()
  const refused = refuseOrder(order)
  if (refused) throw refuse(refused === 'second_wash' ? complaintRefusals.isSecondWash : complaintRefusals.notCompleted)
  const at = deps.clock.now()
  if (isWindowOver((await lastRewashDelivered(deps.db, orderId)) ?? order.deliveredAt, at))
    throw refuse(complaintRefusals.windowOver)
  const { jpeg } = await acceptPhoto(deps.photos, upload)
  const takenAt = await deps.photos.takenAt(upload.bytes)
  const fingerprint = await deps.claims.fingerprint(jpeg)
  return storePhoto(deps.storage, jpeg, async (key) => {
    const { id } = await insertPhoto(deps.db, { key, orderId, uploaderId, at, takenAt, fingerprint })
    return { id, key }
  })
}
