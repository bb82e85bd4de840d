import type { Payments } from '../../payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { receiptLetterJob } from '../jobs.ts'
import { cancelFee } from '../rules/cancel-fee.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

export type CancelOrderDeps = MoveOwnDeps & {
  readonly payments: Pick<Payments, 'releaseHold'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** The customer cancels before pickup. What was held is let go, less the fee for a Washer already on the way. */
export const cancelOrder = (
  deps: CancelOrderDeps,
  input: { orderId: number; customerId: number },
): Promise<{ feeMinor: number }> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const order = await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'cancel',
      by: { kind: 'customer', userId: input.customerId },
      at,
      change: (locked) => {
        const feeMinor = cancelFee(locked, at)
        return { set: sql`cancelled_at = ${at}, cancel_fee_minor = ${feeMinor}`, data: { feeMinor } }
      },
    })
    const feeMinor = cancelFee(order, at)
    if (order.status !== 'draft')
      await deps.payments.releaseHold(tx, order.id, {
        reason: 'cancelled',
        ...(feeMinor > 0 && order.washerId !== null ? { feeMinor, feeToWasherId: order.washerId } : {}),
      })
    if (feeMinor > 0) await deps.jobs.enqueue(tx, receiptLetterJob, { orderId: order.id, occasion: 'cancelled' })
    return { feeMinor }
  })
