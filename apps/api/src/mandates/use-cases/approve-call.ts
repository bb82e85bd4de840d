import type { ApprovalId } from '@washline/contract/ids'
import { mandateRefusals } from '@washline/contract/mandates/refusals'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { MandatesDeps } from '../deps.ts'
import { carryOutAfterMs, carryOutJob } from '../jobs.ts'
import { isWaiting } from '../rules/show-approval.ts'
import { lockApproval, saveApproved } from '../store.ts'
import { carryOut } from './carry-out.ts'

/**
 * The person approves a call of a program, which is then made in their name. The approval is committed first: if this process dies,
 * a job makes the call.
 */
export async function approveCall(
  deps: MandatesDeps,
  { approvalId, actor }: { approvalId: ApprovalId; actor: Actor },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const approval = await lockApproval(tx, approvalId)
    if (approval?.userId !== actor.userId) throw notFound()
    if (!isWaiting(approval, now)) throw refuse(mandateRefusals.approvalAnswered)
    await saveApproved(tx, { id: approvalId, sessionId: actor.tokenId, at: now })
    await deps.jobs.enqueue(tx, carryOutJob, { approvalId }, { at: new Date(now.getTime() + carryOutAfterMs) })
  })
  const outcome = await carryOut(deps, approvalId)
  if (outcome?.state === 'waiting')
    throw refuse(mandateRefusals.approvalPriceChanged, { body: { amount_minor: outcome.amountMinor } })
}
