import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmReceived } from '@washline/contract/custody/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** The customer says what came back. */
export function useConfirmReceived(orderId: number) {
  const client = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { counts: { item_id: number; quantity: number }[]; note?: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(confirmReceived, { params: { id: orderId }, body, idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: ['custody', orderId] }),
  })
}
