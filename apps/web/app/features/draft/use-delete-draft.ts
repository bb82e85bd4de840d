import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { deleteDraft } from '@washline/contract/orders/endpoints'
import { ordersKey } from '../../domain/order/order-keys.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { forgetChoices } from './use-draft.ts'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Deletes a draft. One that is gone already, also by a call whose answer was lost, counts as deleted. */
export function useDeleteDraft(orderId: OrderId, on: { deleted: () => void; failed: (error: Error) => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await callApi(deleteDraft, { params: { id: orderId } })
      } catch (error) {
        if (!isGone(error)) throw error
      }
      forgetChoices(orderId)
      queries.removeQueries({ queryKey: orderQuery(orderId).queryKey, type: 'inactive' })
    },
    onSuccess: on.deleted,
    onError: (error) => {
      on.failed(error)
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ordersKey }),
  })
}
