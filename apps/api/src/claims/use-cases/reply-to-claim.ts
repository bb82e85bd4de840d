import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { sql } from '../../platform/db/sql.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/refusal.ts'
import { tellChanged } from '../channels.ts'
import { refuseReply } from '../rules/claim-course.ts'
import { lockClaim, saveClaim, usePhotos } from '../store.ts'
import type { ClaimDeps } from './move-claim.ts'

/** The Washer answers inside the case, once and in time. What was blamed on them by the rules then waits for a person. */
export const replyToClaim = (
  deps: Pick<ClaimDeps, 'db' | 'clock' | 'facts' | 'broadcast'>,
  reply: {
    readonly claimId: number
    readonly userId: number
    readonly text: string
    readonly photoIds: readonly number[]
  },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, userId, text, photoIds } = reply
    const claim = await lockClaim(tx, claimId)
    if (!claim || (userId !== claim.washerId && userId !== claim.customerId)) throw notFound()
    if (userId === claim.customerId) throw forbidden()
    const at = deps.clock.now()
    const refused = refuseReply(claim, at)
    if (refused) throw conflict(`claim_${refused}`, messages.claims.refusals[refused])
    if (!(await usePhotos(tx, { claimId, orderId: claim.orderId, uploaderId: userId, photoIds })))
      throw invalid({ photo_ids: [messages.claims.foreignPhoto] })
    const dueAt = new Date(at.getTime() + market.claims.decisionMs)
    const replied = await saveClaim(
      tx,
      claimId,
      sql`reply = ${text}, replied_at = ${at}, decision_due_at = case when state = 'paid' then ${dueAt} else decision_due_at end`,
    )
    await tellChanged(deps.broadcast, tx, replied)
    const { orderId, customerId, washerId } = claim
    await deps.facts.tell(tx, 'claim.replied', { claimId, orderId, customerId, washerId, at })
  })
