import type { ClaimId } from '@washline/contract/ids'
import { broadcastChanged } from '../channels.ts'
import type { ClaimDeps } from '../deps.ts'
import { isNewlyOverdue } from '../rules/claim-course.ts'
import { lockClaim, saveClaim } from '../store.ts'
import { moveClaim } from './move-claim.ts'

/**
 * Reports, once for each deadline, that a claim was not decided in time. A claim that could not be assessed until then goes
 * to an operator without a report.
 */
export const reportOverdue = (
  deps: Pick<ClaimDeps, 'db' | 'clock' | 'events' | 'broadcast'>,
  claimId: ClaimId,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockClaim(tx, claimId)
    const at = deps.clock.now()
    if (!locked || !isNewlyOverdue(locked, at)) return
    const step = { by: 'rules', actorId: null, at } as const
    const assessing = locked.state === 'submitted' ? await moveClaim(tx, locked, 'assess', step) : locked
    const claim = assessing.state === 'assessing' ? await moveClaim(tx, assessing, 'sendToReview', step) : assessing
    const overdue = await saveClaim(tx, claim, { overdueAt: at })
    await broadcastChanged(deps.broadcast, tx, overdue)
    const { orderId, customerId, washerId, state } = overdue
    await deps.events.publish(tx, 'claim.overdue', {
      claimId,
      orderId,
      customerId,
      washerId,
      isPaid: state === 'paid',
      at,
    })
  })
