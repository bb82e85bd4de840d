import { messages } from '@washline/contract/messages'
import { sql } from '../../platform/db/sql.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import { clocksFrom, refuseAppeal } from '../rules/claim-course.ts'
import { lockClaim } from '../store.ts'
import { holdPay } from './hold-pay.ts'
import { type ClaimDeps, moveClaim, tellMoved } from './move-claim.ts'

/** The customer appeals a decision, once. All clocks start again, the Washer's too who has not answered yet. */
export const appealClaim = (
  deps: ClaimDeps,
  appeal: { readonly claimId: number; readonly userId: number; readonly text: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { claimId, userId, text } = appeal
    const claim = await lockClaim(tx, claimId)
    if (!claim || (userId !== claim.washerId && userId !== claim.customerId)) throw notFound()
    if (userId === claim.washerId) throw forbidden()
    const at = deps.clock.now()
    const refused = refuseAppeal(claim, at)
    if (refused) throw conflict(`claim_${refused}`, messages.claims.refusals[refused])
    const { replyUntil, decisionDueAt, lastDueAt } = clocksFrom(at)
    const step = { by: 'customer', actorId: userId, at } as const
    const appealed = await moveClaim(
      tx,
      claim,
      'appeal',
      step,
      sql`appeal = ${text}, appealed_at = ${at}, decision_due_at = ${decisionDueAt}, last_due_at = ${lastDueAt},
        reply_until = case when replied_at is null then ${replyUntil} else reply_until end`,
    )
    await tellMoved(deps, tx, await holdPay(tx, deps, appealed), { to: 'appealed', by: 'customer', at })
  })
