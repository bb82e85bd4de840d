import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { cancelFee } from '@washline/contract/orders/deadlines'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import type { CancelOrderDeps } from '../deps.ts'
import { receiptEmailJob } from '../jobs.ts'
import { moveOrder } from './move-order.ts'

/** The customer cancels before pickup. The authorization is released, less the fee for a Washer who is already on the way. */
export const cancelOrder = (
  deps: CancelOrderDeps,
  input: {
    orderId: OrderId
    customerId: UserId
    /** A fee above it is not accepted: it has become due since it was asked for. */
    ceilingMinor?: Minor | undefined
  },
): Promise<{ feeMinor: Minor }> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const order = await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'cancel',
      by: { kind: 'customer', userId: input.customerId },
      at,
      change: (locked) => {
        const feeMinor = cancelFee(locked, at)
        if (input.ceilingMinor !== undefined && feeMinor > input.ceilingMinor) throw refuse(platformRefusals.changed)
        return {
          set: { cancelledAt: at, cancelFeeMinor: feeMinor },
          data: { feeMinor, atDoor: locked.arrivedAt !== null },
        }
      },
    })
    const feeMinor = cancelFee(order, at)
    if (order.status !== 'draft')
      await deps.payments.releaseAuthorization(tx, order.id, {
        reason: 'cancelled',
        ...(feeMinor > 0 && order.washerId !== null ? { feeMinor, feeToWasherId: order.washerId } : {}),
      })
    if (feeMinor > 0) await deps.jobs.enqueue(tx, receiptEmailJob, { orderId: order.id, occasion: 'cancelled' })
    return { feeMinor }
  })
