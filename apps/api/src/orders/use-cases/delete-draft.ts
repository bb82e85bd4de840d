import type { OrderId, UserId } from '@washline/contract/ids'
import { draftStatus } from '@washline/contract/orders/process'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removePhotosJob } from '../jobs.ts'
import { deleteDraftOf, lockOrder } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** The customer deletes a draft. A durable job removes its photos; a payment that was begun for it is abandoned by the sweep. */
export const deleteDraft = (
  deps: { readonly db: Database; readonly jobs: Pick<Jobs, 'enqueue'> },
  input: { orderId: OrderId; customerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    if (order.status !== draftStatus) throw wrongStatus()
    const keys = await deleteDraftOf(tx, order.id)
    if (keys.length > 0) await deps.jobs.enqueue(tx, removePhotosJob, { keys })
  })
