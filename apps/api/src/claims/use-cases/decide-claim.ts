import { messages } from '@washline/contract/messages'
import { insertAudit } from '../../ops/index.ts'
import { lockOrder } from '../../orders/index.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { claimOrderId, coverOf } from '../queries.ts'
import { type Decision, refuseDecision } from '../rules/decide-claim.ts'
import { lockClaim } from '../store.ts'
import type { ClaimDeps } from './move-claim.ts'
import { approveClaim, rejectClaim } from './settle-claim.ts'

export interface DecisionAsked {
  readonly claimId: number
  readonly operatorId: number
  readonly decision: Decision
  readonly reason: string
  readonly requestId: string | undefined
}

/** An operator decides a claim, an appeal, or who bears what was paid; recorded with its reason in the same transaction. */
export const decideClaim = (deps: ClaimDeps, asked: DecisionAsked): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, operatorId, decision, reason } = asked
    const orderId = await claimOrderId(tx, claimId)
    if (orderId === undefined) throw notFound()
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, claimId)
    if (!claim) throw notFound()
    if (operatorId === claim.customerId || operatorId === claim.washerId) throw forbidden(messages.ops.ownMoney)
    const at = deps.clock.now()
    const { limitMinor, usedMinor } = await coverOf(tx, orderId)
    const refused = refuseDecision(claim, decision, { leftMinor: limitMinor - usedMinor, at })
    if (refused) {
      const until = refused === 'washer_may_answer' ? { reply_until: claim.replyUntil.toISOString() } : {}
      throw conflict(`claim_${refused}`, messages.claims.refusals[refused], until)
    }
    await insertAudit(tx, {
      act: 'decide_claim',
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
    const { amountMinor, borneBy } = decision
    const washerMinor = borneBy === 'washer' ? amountMinor : 0
    await approveClaim(tx, deps, claim, { amountMinor, washerMinor, keepHold: false }, step)
  })
