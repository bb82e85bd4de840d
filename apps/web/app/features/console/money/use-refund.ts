import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refundConsoleOrder } from '@washline/contract/console/endpoints'
import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

/** Refunds part of an order. Everything shown is read again even after a failure: another operator may have acted. */
export function useRefund(orderId: OrderId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { amount_minor: Minor; reason: string; actions: number }) =>
      submitOnce(body, (idempotencyKey) =>
        callApi(refundConsoleOrder, { params: { id: orderId }, body, idempotencyKey }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
