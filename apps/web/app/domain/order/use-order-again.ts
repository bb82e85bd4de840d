import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { reorder } from '@washline/contract/orders/reorder'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'
import { useNavigate } from '../../router/index.ts'

/** Opens a draft like an ended order and leads to its confirmation, or to the list where an item needs a look. */
export function useOrderAgain(orderId: OrderId) {
  const navigate = useNavigate()
  const submitOnce = useSubmitOnce()
  const client = useQueryClient()
  const mutationKey = ['order-again', orderId]
  const again = useMutation({
    mutationKey,
    mutationFn: async () =>
      (await submitOnce(orderId, (idempotencyKey) => callApi(reorder, { params: { id: orderId }, idempotencyKey })))
        .data,
    onSuccess: ({ order_id, load_type, special_instructions, pickup_location, reclassified }) => {
      const isReady = reclassified.length === 0 && pickup_location !== null
      const choices = {
        loadType: load_type,
        ...(special_instructions !== null && { notes: special_instructions }),
        ...(pickup_location && { place: pickup_location }),
      }
      void navigate(`/${isReady ? 'order-confirm' : 'price-estimation'}?order=${order_id}`, {
        state: { order_id, ...choices },
      })
    },
  })
  const start = () => {
    if (!again.isSuccess && client.isMutating({ mutationKey }) === 0) again.mutate()
  }
  return { start, isBusy: again.isPending || again.isSuccess, error: again.error }
}
