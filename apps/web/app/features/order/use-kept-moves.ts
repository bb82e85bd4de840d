import { messages } from '@washline/contract/messages'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, enqueue } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import { toast } from '../../ui/toast.ts'
import { orderQuery } from './use-order.ts'
import { type KeptMove, keptMovesOf, withKeptMoves } from './view-model.ts'

/** The Washer's moves that were made without a network. One that is refused takes with it what was built on it. */
export const moveQueue = defineQueue<KeptMove, unknown>({
  kind: 'move',
  send: ({ key, payload: { orderId, action } }, signal) =>
    callApi(moveWasherOrder, {
      params: { id: orderId },
      body: { order_id: orderId, action },
      idempotencyKey: key,
      signal,
    }),
  sent: ({ payload }) => {
    const { queryKey } = orderQuery(payload.orderId)
    queryClient.setQueryData<Order>(queryKey, (order) => order && withKeptMoves(order, [payload]))
    if (payload.action === 'delivered') toast.success(t(messages.orders.delivered))
    void readAgain()
  },
  refused: (_entry, problem) => {
    toast.error(tSaid(problem))
    void readAgain()
  },
})

const readAgain = () => queryClient.invalidateQueries({ type: 'all' })

/** What the Washer did with an order and the server has not heard yet; `keep` adds to it. */
export function useKeptMoves(orderId: number | null) {
  const kept = keptMovesOf(useQueued(), orderId)
  const keep = async ({ action, key }: Pick<KeptMove, 'action'> & { key?: string }) => {
    if (orderId === null) return
    const payload = { orderId, action, at: new Date().toISOString() }
    await enqueue(moveQueue, { line: `order ${orderId}`, payload, ...(key && { key }) })
  }
  return { kept, keep }
}
