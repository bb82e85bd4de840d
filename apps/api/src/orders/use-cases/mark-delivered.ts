import { market } from '@washline/contract/market'
import { sql } from '../../platform/db/sql.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { autoCompleteJob } from '../jobs.ts'
import { keepsPromise } from '../rules/keep-promise.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

export type MarkDeliveredDeps = MoveOwnDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }

/** The laundry is back: the promise is recorded, and the order completes by itself when nobody confirms. */
export const markDelivered = (deps: MarkDeliveredDeps, input: { orderId: number; washerId: number }) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'deliver',
      by: { kind: 'washer', userId: input.washerId },
      at,
      change: (order) => {
        const kept = order.pickedUpAt !== null && keepsPromise(order.pickedUpAt, at)
        return {
          set: sql`delivered_at = ${at}, laundry_completed_at = coalesce(laundry_completed_at, ${at}), promise_kept = ${kept}`,
          data: { promiseKept: kept },
        }
      },
    })
    await deps.jobs.enqueue(
      tx,
      autoCompleteJob,
      { orderId: input.orderId },
      { at: new Date(at.getTime() + market.orders.autoCompleteMs), key: `order-${input.orderId}` },
    )
  })
