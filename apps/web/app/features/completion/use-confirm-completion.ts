import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { confirmCompletion } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { ordersKey } from '../../domain/order/order-keys.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'

export interface Confirming {
  /** Before the server may know of it. */
  onBegin: () => void
  onConfirmed: () => Promise<void>
  onFailed: () => void
}

/** Confirms the delivery, which charges the card, once the customer's count has been sent. */
export const useConfirmCompletion = (
  orderId: OrderId,
  sendCount: () => Promise<void>,
  { onBegin, onConfirmed, onFailed }: Confirming,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await sendCount()
      onBegin()
      await callApi(confirmCompletion, { params: { id: orderId }, body: { order_id: orderId, status: 'completed' } })
    },
    onError: onFailed,
    onSuccess: async () => {
      await onConfirmed()
      const { queryKey } = orderQuery(orderId)
      client.setQueryData<Order>(queryKey, (order) => order && { ...order, status: 'completed' })
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ordersKey })
    },
  })
}
