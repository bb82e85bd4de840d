import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { adjustItems } from '@washline/contract/orders/endpoints'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { activeOrdersQuery } from '../../domain/order/order-lists.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

export interface Correction {
  items: ItemInput[]
  reason: string
}

/** Sends the corrected item list; the server applies it or asks the customer to approve it. */
export function useAdjustItems(orderId: OrderId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async (body: Correction) => {
      const { data } = await submitOnce(body, (idempotencyKey) =>
        callApi(adjustItems, { params: { id: orderId }, body, idempotencyKey }),
      )
      return data
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      void queries.invalidateQueries({ queryKey: activeOrdersQuery.queryKey })
    },
  })
}
