import { claimRefusals } from '@washline/contract/claims/refusals'
import type { ClaimId, UserId } from '@washline/contract/ids'
import { lockOrder } from '../../orders/index.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { ClaimDeps } from '../deps.ts'
import { reportOverdueJob } from '../jobs.ts'
import { claimOrderId, itemsOfClaim, orderForClaim } from '../queries.ts'
import { clocksFrom, refuseAppeal } from '../rules/claim-course.ts'
import { appealRefusals } from '../rules/claim-refusals.ts'
import { isStillClaimable } from '../rules/show-form.ts'
import { lockClaim } from '../store.ts'
import { countItems } from './gather-findings.ts'
import { moveClaim, publishMoved } from './move-claim.ts'
import { reservePay } from './reserve-pay.ts'

/**
 * The customer appeals a decision, once, unless its pieces are part of a newer claim. All deadlines start again; the
 * Washer's too if they have not answered.
 */
export const appealClaim = (
  deps: ClaimDeps,
  appeal: { readonly claimId: ClaimId; readonly userId: UserId; readonly text: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, userId, text } = appeal
    const orderId = await claimOrderId(tx, claimId)
    if (orderId === undefined) throw notFound()
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, claimId)
    if (!claim || (userId !== claim.washerId && userId !== claim.customerId)) throw notFound()
    if (userId === claim.washerId) throw forbidden()
    const at = deps.clock.now()
    const refused = refuseAppeal(claim, at)
    if (refused) throw refuse(appealRefusals[refused])
    const order = await orderForClaim(tx, orderId, claim.customerId)
    const counted = await countItems(tx, orderId, { washerId: claim.washerId, exceptClaimId: claimId })
    if (!isStillClaimable(await itemsOfClaim(tx, claimId), counted)) throw refuse(claimRefusals.claimedAgain)
    const { replyUntil, decisionDueAt, lastDueAt } = clocksFrom(at)
    const step = { by: 'customer', actorId: userId, at } as const
    const appealed = await moveClaim(tx, claim, 'appeal', step, {
      appeal: text,
      appealedAt: at,
      isUndelivered: order?.deliveredAt === null,
      decisionDueAt,
      overdueAt: null,
      lastDueAt,
      ...(claim.repliedAt === null && { replyUntil }),
    })
    await deps.jobs.enqueue(tx, reportOverdueJob, { claimId }, { at: decisionDueAt })
    await publishMoved(deps, tx, await reservePay(tx, deps, appealed), { to: 'appealed', by: 'customer', at })
  })
