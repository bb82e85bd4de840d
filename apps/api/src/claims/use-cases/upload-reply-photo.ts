import { messages } from '@washline/contract/messages'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { claimView } from '../queries.ts'
import { refuseReply } from '../rules/claim-course.ts'
import { keepUpload, type UploadedPhoto, type UploadPhotoDeps } from './upload-photo.ts'

/** Keeps a photo for the Washer's answer, while it is awaited. */
export async function uploadReplyPhoto(
  deps: UploadPhotoDeps,
  { claimId, userId, upload }: { claimId: number; userId: number; upload: Buffer },
): Promise<UploadedPhoto> {
  // Before the picture is decoded: a stranger's costs nothing.
  const claim = await claimView(deps.db, claimId, userId)
  if (!claim) throw notFound()
  if (userId === claim.customerId) throw forbidden()
  const at = deps.clock.now()
  const refused = refuseReply(claim, at)
  if (refused) throw conflict(`claim_${refused}`, messages.claims.refusals[refused])
  return keepUpload(deps, upload, { orderId: claim.orderId, uploaderId: userId, side: 'washer', at })
}
