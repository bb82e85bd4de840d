import { useMutation } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { confirmCompletion } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Confirms the delivery, which charges the card, once the customer's count has been sent. */
export const useConfirmCompletion = (orderId: OrderId, sendCount: () => Promise<void>, onConfirmed: () => void) =>
  useMutation({
    mutationFn: async () => {
      await sendCount()
      await callApi(confirmCompletion, { params: { id: orderId }, body: { order_id: orderId, status: 'completed' } })
    },
    onSuccess: () => onConfirmed(),
  })
