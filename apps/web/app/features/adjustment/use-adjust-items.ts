import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adjustItems } from '@washline/contract/orders/endpoints'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { orderQuery } from './use-order-items.ts'

export interface Correction {
  items: ItemInput[]
  reason: string
}

/** Sends the corrected item list; it applies, or waits for the customer. */
export function useAdjustItems(orderId: number) {
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
      void queries.invalidateQueries({ queryKey: ['provider', 'orders', 'active'] })
    },
  })
}
