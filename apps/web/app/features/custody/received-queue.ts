import { confirmReceived } from '@washline/contract/custody/endpoints'
import type { Custody, CustodyStep } from '@washline/contract/custody/schemas'
import type { ItemId, OrderId } from '@washline/contract/ids'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue } from '../../platform/queue/queue.ts'
import type { Queued } from '../../platform/queue/queued.ts'
import { isCounted } from './view-model.ts'

/** The customer's count of the returned items; null counts withdraw it. */
export interface QueuedCount {
  orderId: OrderId
  counts: { item_id: ItemId; quantity: number }[] | null
  note?: string
  at: string
}

/** Counts that the server has not accepted yet. A refused one stays visible until it is discarded. */
export const receivedQueue = defineQueue<QueuedCount, CustodyStep>({
  kind: 'received',
  send: async ({ key, payload: { orderId, at: made_at, ...body } }, signal) =>
    (
      await callApi(confirmReceived, {
        params: { id: orderId },
        body: { ...body, made_at },
        idempotencyKey: key,
        signal,
      })
    ).data,
  sent: ({ payload: { orderId } }, step) => {
    const { queryKey } = custodyQuery(orderId)
    queryClient.setQueryData<Custody>(queryKey, (custody) => custody && withStep(custody, step))
    void queryClient.invalidateQueries({ queryKey })
  },
})

function withStep(custody: Custody, step: CustodyStep): Custody {
  const earlier = custody.steps.filter(({ number }) => number !== step.number)
  return { ...custody, steps: [...earlier, step], next: isCounted(step) ? null : { step: 'received', by: 'customer' } }
}

/** The queued counts of one order, oldest first. */
export const queuedCountsOf = (queued: readonly Queued[], orderId: OrderId): Queued<QueuedCount>[] =>
  (queued as readonly Queued<QueuedCount>[]).filter(
    ({ kind, payload }) => kind === receivedQueue.kind && payload.orderId === orderId,
  )
