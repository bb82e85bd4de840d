import { useMutation } from '@tanstack/react-query'
import { respondToAdjustment } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** The customer's word on a list that costs more than agreed. */
export const useRespondToAdjustment = (orderId: number, adjustmentId: number) =>
  useMutation({
    mutationFn: ({ response, cardId }: { response: 'approve' | 'decline'; cardId: string | undefined }) =>
      callApi(respondToAdjustment, {
        params: { id: orderId },
        body: { adjustment_id: adjustmentId, response, ...(cardId && { payment_method_id: cardId }) },
      }),
  })
