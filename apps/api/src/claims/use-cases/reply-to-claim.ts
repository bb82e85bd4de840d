import { claimMessages } from '@washline/contract/claims/messages'
import type { ClaimId, ClaimPhotoId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { forbidden, invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { broadcastChanged } from '../channels.ts'
import type { ClaimDeps } from '../deps.ts'
import { reportOverdueJob } from '../jobs.ts'
import { refuseReply } from '../rules/claim-course.ts'
import { replyRefusals } from '../rules/claim-refusals.ts'
import { lockClaim, saveClaim, usePhotos } from '../store.ts'

/** The Washer answers a claim, once and in time. A liability by the rules then waits for an operator. */
export const replyToClaim = (
  deps: Pick<ClaimDeps, 'db' | 'clock' | 'events' | 'broadcast' | 'jobs'>,
  reply: {
    readonly claimId: ClaimId
    readonly userId: UserId
    readonly text: string
    readonly photoIds: readonly ClaimPhotoId[]
  },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, userId, text, photoIds } = reply
    const claim = await lockClaim(tx, claimId)
    if (!claim || (userId !== claim.washerId && userId !== claim.customerId)) throw notFound()
    if (userId === claim.customerId) throw forbidden()
    const at = deps.clock.now()
    const refused = refuseReply(claim, at)
    if (refused) throw refuse(replyRefusals[refused])
    if (!(await usePhotos(tx, { claimId, orderId: claim.orderId, uploaderId: userId, photoIds })))
      throw invalid({ photo_ids: [claimMessages.foreignPhoto] })
    const dueAt = new Date(at.getTime() + market.claims.decisionMs)
    const replied = await saveClaim(tx, claim, {
      reply: text,
      repliedAt: at,
      ...(claim.state === 'paid' && { decisionDueAt: dueAt, overdueAt: null }),
    })
    if (claim.state === 'paid') await deps.jobs.enqueue(tx, reportOverdueJob, { claimId }, { at: dueAt })
    await broadcastChanged(deps.broadcast, tx, replied)
    const { orderId, customerId, washerId } = claim
    await deps.events.publish(tx, 'claim.replied', { claimId, orderId, customerId, washerId, at })
  })
