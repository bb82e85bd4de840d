import { claimRefusals } from '@washline/contract/claims/refusals'
import { consoleMessages } from '@washline/contract/console/messages'
import type { ClaimId, UserId } from '@washline/contract/ids'
import { minor, subtract } from '@washline/contract/money'
import { insertAudit } from '../../console/index.ts'
import { lockOrder, writeOff } from '../../orders/index.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { ClaimDeps } from '../deps.ts'
import { claimOrderId, coverOf, orderForClaim } from '../queries.ts'
import { decisionRefusals } from '../rules/claim-refusals.ts'
import { type Decision, refuseDecision } from '../rules/decide-claim.ts'
import { lockClaim } from '../store.ts'
import { approveClaim, rejectClaim } from './settle-claim.ts'

export interface DecisionAsked {
  readonly claimId: ClaimId
  readonly operatorId: UserId
  readonly decision: Decision
  readonly reason: string
  readonly requestId: string | undefined
}

/**
 * An operator decides a claim, an appeal, or who is liable for what was paid; the audit log records it in the same
 * transaction. Approving a claim for an order that was not delivered ends the order without a charge.
 */
export const decideClaim = (deps: ClaimDeps, asked: DecisionAsked): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, operatorId, decision, reason } = asked
    const orderId = await claimOrderId(tx, claimId)
    if (orderId === undefined) throw notFound()
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, claimId)
    if (!claim) throw notFound()
    if (operatorId === claim.customerId || operatorId === claim.washerId)
      throw forbidden(consoleMessages.customerBalance)
    const at = deps.clock.now()
    const { limitMinor, usedMinor } = await coverOf(tx, orderId)
    const order = await orderForClaim(tx, orderId, claim.customerId)
    const deliveredAt = order?.deliveredAt ?? null
    const refused = refuseDecision(claim, decision, { leftMinor: subtract(limitMinor, usedMinor), deliveredAt, at })
    if (refused === 'washer_may_answer')
      throw refuse(claimRefusals.washerMayAnswer, { body: { reply_until: claim.replyUntil.toISOString() } })
    if (refused) throw refuse(decisionRefusals[refused])
    await insertAudit(tx, {
      action: 'decide_claim',
      operatorId,
      orderId,
      personId: claim.customerId,
      claimId,
      ...(decision.kind === 'approve' && { amountMinor: decision.amountMinor }),
      reason,
      requestId: asked.requestId ?? deps.newId(),
      at,
    })
    const step = { by: 'operator', actorId: operatorId, at, reason } as const
    if (decision.kind === 'reject') {
      await rejectClaim(tx, deps, claim, step)
      return
    }
    if (deliveredAt === null) await writeOff(tx, deps, { orderId, at })
    const { amountMinor, liableParty } = decision
    const washerMinor = liableParty === 'washer' ? amountMinor : minor(0)
    await approveClaim(tx, deps, claim, { amountMinor, washerMinor, keepReserve: false }, step)
  })
