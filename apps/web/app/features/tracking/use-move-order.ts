import { useMutation } from '@tanstack/react-query'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer moves the order on. `onMoved` runs even where a live event has taken the button away before. */
export const useMoveOrder = (orderId: number, onMoved: () => unknown) =>
  useMutation({
    mutationFn: (action: WasherAction) =>
      callApi(moveWasherOrder, { params: { id: orderId }, body: { order_id: orderId, action } }),
    onSuccess: () => void onMoved(),
  })
