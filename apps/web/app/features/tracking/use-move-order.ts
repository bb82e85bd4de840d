import { useMutation } from '@tanstack/react-query'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer moves the order on. */
export const useMoveOrder = (orderId: number) =>
  useMutation({
    mutationFn: (action: WasherAction) =>
      callApi(moveWasherOrder, { params: { id: orderId }, body: { order_id: orderId, action } }),
  })
