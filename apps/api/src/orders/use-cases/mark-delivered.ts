import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Payments } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { autoCompleteJob } from '../jobs.ts'
import { keepsPromise } from '../rules/keep-promise.ts'
import { type MoveDeps, type MoveOwnDeps, moveOrder } from './move-order.ts'

export interface DeliverDeps extends MoveDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly payments: Pick<Payments, 'creditWallet'>
}

/**
 * The laundry is back: the promise is recorded, one that was missed gives the service fee back, and the order completes
 * by itself when nobody confirms.
 */
export const markDelivered = (deps: MoveOwnDeps & DeliverDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction((tx) => deliver(tx, deps, { ...input, at: deps.clock.now() }))

/** The same within the transaction of a handover. */
export async function deliver(
  tx: Tx,
  deps: DeliverDeps,
  { orderId, washerId, at }: { orderId: number; washerId: number; at: Date },
): Promise<void> {
  let isKept = true
  const order = await moveOrder(tx, deps, {
    orderId,
    move: 'deliver',
    by: { kind: 'washer', userId: washerId },
    at,
    change: ({ pickedUpAt }) => {
      isKept = pickedUpAt !== null && keepsPromise(pickedUpAt, at)
      return {
        set: sql`delivered_at = ${at}, laundry_completed_at = coalesce(laundry_completed_at, ${at}), promise_kept = ${isKept}`,
        data: { promiseKept: isKept },
      }
    },
  })
  if (!isKept)
    await deps.payments.creditWallet(tx, {
      userId: order.customerId,
      orderId,
      kind: 'promise_credit',
      amountMinor: order.serviceFeeMinor,
      reason: messages.refunds.missedPromise,
      actorId: null,
      requestKey: `promise-${orderId}`,
    })
  await deps.jobs.enqueue(
    tx,
    autoCompleteJob,
    { orderId },
    { at: new Date(at.getTime() + market.orders.autoCompleteMs), key: `order-${orderId}` },
  )
}
