import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue } from '../../platform/queue/queue.ts'
import { toast } from '../../ui/toast.ts'
import { orderQuery } from './order-query.ts'
import { type QueuedMove, withQueuedMoves } from './queued-moves.ts'

export const sendMove = (
  { orderId, action }: Pick<QueuedMove, 'orderId' | 'action'>,
  call: { idempotencyKey: string; signal?: AbortSignal },
) => callApi(moveWasherOrder, { params: { id: orderId }, body: { order_id: orderId, action }, ...call })

/** Moves made without a network. A refused move discards those that were queued behind it. */
export const moveQueue = defineQueue<QueuedMove, unknown>({
  kind: 'move',
  send: ({ key, payload }, signal) => sendMove(payload, { idempotencyKey: key, ...(signal && { signal }) }),
  sent: ({ payload }) => {
    const { queryKey } = orderQuery(payload.orderId)
    queryClient.setQueryData<Order>(queryKey, (order) => order && withQueuedMoves(order, [payload]))
    if (payload.action === 'delivered') toast.success(t(orderMessages.delivered))
    void readAgain()
  },
  refused: (_entry, problem) => {
    toast.error(tText(problem))
    void readAgain()
  },
})

const readAgain = () => queryClient.invalidateQueries({ type: 'all' })
