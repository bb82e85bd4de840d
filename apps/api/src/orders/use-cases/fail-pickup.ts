import type { OrderId } from '@washline/contract/ids'
import { leastOf, type Minor, minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import type { FailPickupDeps } from '../deps.ts'
import { receiptEmailJob } from '../jobs.ts'
import { moveOrder } from './move-order.ts'

/**
 * Ends an order whose laundry could not be picked up at the door. The authorization is released, less the fee, which the Washer gets at
 * once; returns the fee that the order's money covers.
 */
export async function failPickup(
  tx: Tx,
  deps: FailPickupDeps,
  { orderId, feeMinor, at }: { orderId: OrderId; feeMinor: Minor; at: Date },
): Promise<Minor> {
  let paidMinor = minor(0)
  const order = await moveOrder(tx, deps, {
    orderId,
    move: 'failPickup',
    by: { kind: 'system' },
    at,
    change: ({ agreedMinor }) => {
      paidMinor = leastOf(feeMinor, agreedMinor)
      return { set: { cancelledAt: at, cancelFeeMinor: paidMinor }, data: { feeMinor: paidMinor, atDoor: true } }
    },
  })
  await deps.payments.releaseAuthorization(tx, orderId, {
    reason: 'failed_pickup',
    ...(paidMinor > 0 && order.washerId !== null ? { feeMinor: paidMinor, feeToWasherId: order.washerId } : {}),
  })
  if (paidMinor > 0) await deps.jobs.enqueue(tx, receiptEmailJob, { orderId, occasion: 'cancelled' })
  return paidMinor
}
