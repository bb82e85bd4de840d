import { unassessedClaimStates } from '@washline/contract/claims/process'
import type { OrderId } from '@washline/contract/ids'
import { lockOrder } from '../../orders/index.ts'
import type { ClaimDeps } from '../deps.ts'
import { orderForClaim } from '../queries.ts'
import { isDeliveredSince } from '../rules/claim-course.ts'
import { lockHoldingClaims } from '../store.ts'
import { rejectClaim } from './settle-claim.ts'

/**
 * Rejects the open claims that were made before their order was delivered, so that what is missing or damaged can be claimed
 * again. A claim that is not assessed yet is rejected by its assessment.
 */
export const closeDelivered = (deps: ClaimDeps, orderId: OrderId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const order = locked && (await orderForClaim(tx, orderId, locked.customerId))
    if (!order) return
    const at = deps.clock.now()
    for (const claim of await lockHoldingClaims(tx, orderId)) {
      const isAssessed = !unassessedClaimStates.includes(claim.state)
      if (isAssessed && isDeliveredSince(claim, order.deliveredAt))
        await rejectClaim(tx, deps, claim, { by: 'rules', actorId: null, at, isDeliveredSince: true })
    }
  })
