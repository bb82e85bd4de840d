import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmReceived } from '@washline/contract/custody/endpoints'
import type { ItemId, OrderId } from '@washline/contract/ids'
import { custodyQuery } from '../../domain/custody/custody-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Sends the customer's count of the returned items. */
export function useConfirmReceived(orderId: OrderId) {
  const client = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { counts: { item_id: ItemId; quantity: number }[]; note?: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(confirmReceived, { params: { id: orderId }, body, idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: custodyQuery(orderId).queryKey }),
  })
}
