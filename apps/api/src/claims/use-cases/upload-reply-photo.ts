import type { ClaimId, UserId } from '@washline/contract/ids'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { SentPhoto } from '../../scanning/index.ts'
import type { UploadPhotoDeps } from '../deps.ts'
import { claimView } from '../queries.ts'
import { refuseReply } from '../rules/claim-course.ts'
import { replyRefusals } from '../rules/claim-refusals.ts'
import { storeUpload, type UploadedPhoto } from './upload-photo.ts'

/** Stores a photo for the Washer's answer, while they may still answer. */
export async function uploadReplyPhoto(
  deps: UploadPhotoDeps,
  { claimId, userId, upload }: { claimId: ClaimId; userId: UserId; upload: SentPhoto },
): Promise<UploadedPhoto> {
  // Checked before the picture is decoded, so that a stranger's upload costs nothing.
  const claim = await claimView(deps.db, claimId, userId)
  if (!claim) throw notFound()
  if (userId === claim.customerId) throw forbidden()
  const at = deps.clock.now()
  const refused = refuseReply(claim, at)
  if (refused) throw refuse(replyRefusals[refused])
  return storeUpload(deps, upload, { orderId: claim.orderId, uploaderId: userId, side: 'washer', at })
}
