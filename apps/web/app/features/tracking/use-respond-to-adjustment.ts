import { useMutation } from '@tanstack/react-query'
import type { AdjustmentId, OrderId } from '@washline/contract/ids'
import { respondToAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'

/** The customer approves or rejects a more expensive list; their bank may have to authenticate it. */
export function useRespondToAdjustment(orderId: OrderId, adjustmentId: AdjustmentId) {
  const submit = useSubmitThroughBank()
  return useMutation({
    mutationFn: ({ response, cardId }: { response: 'approve' | 'decline'; cardId: string | undefined }) =>
      submit(
        { adjustment_id: adjustmentId, response, ...(cardId && { payment_method_id: cardId }) },
        (body, idempotencyKey) => callApi(respondToAdjustment, { params: { id: orderId }, body, idempotencyKey }),
      ),
  })
}
