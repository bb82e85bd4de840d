import { useMutation } from '@tanstack/react-query'
import { respondToAdjustment } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitThroughBank } from '../../platform/bank/use-submit-through-bank.ts'

/** The customer's word on a list that costs more than agreed; their bank may want to hear it too. */
export function useRespondToAdjustment(orderId: number, adjustmentId: number) {
  const submit = useSubmitThroughBank()
  return useMutation({
    mutationFn: ({ response, cardId }: { response: 'approve' | 'decline'; cardId: string | undefined }) =>
      submit(
        { adjustment_id: adjustmentId, response, ...(cardId && { payment_method_id: cardId }) },
        (body, idempotencyKey) => callApi(respondToAdjustment, { params: { id: orderId }, body, idempotencyKey }),
      ),
  })
}
