import { useMutation } from '@tanstack/react-query'
import type { AdjustmentId, OrderId } from '@washline/contract/ids'
import { withdrawAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The Washer withdraws a change that waits for the customer. */
export const useWithdrawAdjustment = (orderId: OrderId, adjustmentId: AdjustmentId, onSettled: () => unknown) =>
  useMutation({
    mutationFn: () => callApi(withdrawAdjustment, { params: { id: orderId }, body: { adjustment_id: adjustmentId } }),
    onSettled: () => void onSettled(),
  })
