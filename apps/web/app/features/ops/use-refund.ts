import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refundOpsOrder } from '@washline/contract/ops/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Gives back part of what an order took. Whatever came of it, what is shown is read again: another may have acted. */
export function useRefund(orderId: number) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { amount: number; reason: string; acts: number }) =>
      submitOnce(body, (idempotencyKey) => callApi(refundOpsOrder, { params: { id: orderId }, body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ops'] }),
  })
}
