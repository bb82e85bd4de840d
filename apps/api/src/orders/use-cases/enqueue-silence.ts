import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { checkSilenceJob } from '../jobs.ts'

/** Enqueues the job that asks a Washer who has the laundry and gives no sign of life. */
export async function enqueueSilence(
  tx: Tx,
  deps: Pick<MoveDeps, 'jobs'>,
  { orderId, heldSince }: { readonly orderId: OrderId; readonly heldSince: Date },
  after: Date,
  at = new Date(after.getTime() + market.rescue.silentMs.returning),
): Promise<void> {
  await deps.jobs.enqueue(
    tx,
    checkSilenceJob,
    { orderId, heldSince: heldSince.toISOString() },
    { at, key: `silence-${orderId}-${at.getTime()}` },
  )
}
