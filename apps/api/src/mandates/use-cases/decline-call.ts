import type { ApprovalId, UserId } from '@washline/contract/ids'
import { mandateRefusals } from '@washline/contract/mandates/refusals'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { MandatesDeps } from '../deps.ts'
import { isWaiting } from '../rules/show-approval.ts'
import { lockApproval, saveDeclined } from '../store.ts'

/** The person declines a call of a program. Nothing happens, and the same call is refused for a day. */
export const declineCall = (
  deps: Pick<MandatesDeps, 'db' | 'clock'>,
  { approvalId, userId }: { approvalId: ApprovalId; userId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const approval = await lockApproval(tx, approvalId)
    if (approval?.userId !== userId) throw notFound()
    if (!isWaiting(approval, at)) throw refuse(mandateRefusals.approvalAnswered)
    await saveDeclined(tx, { id: approvalId, at })
  })
