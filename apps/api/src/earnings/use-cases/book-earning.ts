import { market } from '@washline/contract/market'
import type { Events } from '../../events/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EarningsDeps } from '../deps.ts'
import { releaseEarningJob } from '../jobs.ts'
import { insertEarning } from '../store.ts'

/** Stores the earning of a completed order and schedules its release at the end of the claim window. */
export async function bookEarning(
  tx: Tx,
  deps: Pick<EarningsDeps, 'jobs'>,
  { orderId, washerId, valueMinor, amountMinor, at }: Events['order.earned'],
): Promise<void> {
  const availableAt = new Date(at.getTime() + market.claims.windowMs)
  await insertEarning(tx, { orderId, washerId, valueMinor, amountMinor, availableAt })
  await deps.jobs.enqueue(tx, releaseEarningJob, { orderId }, { at: availableAt, key: `earning-${orderId}` })
}
