import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { adjustItems, uploadAdjustmentPhoto } from '@washline/contract/orders/adjustment-endpoints'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { activeOrdersQuery } from '../../domain/order/order-lists.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

export interface Correction {
  items: ItemInput[]
  reason: string
  photo?: Blob | undefined
}

const uploads = new WeakMap<Blob, Promise<string>>()

/** The address of a photo, which is uploaded once even if the correction is sent again. */
function uploaded(orderId: OrderId, photo: Blob): Promise<string> {
  const form = new FormData()
  form.append('image', photo, 'items.jpg')
  const upload =
    uploads.get(photo) ??
    callApi(uploadAdjustmentPhoto, { params: { id: orderId }, form }).then(
      ({ data }) => data.url,
      (error) => {
        uploads.delete(photo)
        throw error
      },
    )
  uploads.set(photo, upload)
  return upload
}

/** Sends the corrected item list; the server applies it or asks the customer to approve it. */
export function useAdjustItems(orderId: OrderId) {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: async ({ photo, ...correction }: Correction) => {
      const params = { id: orderId }
      const url = photo && (await uploaded(orderId, photo))
      const body = { ...correction, ...(url && { photo: url }) }
      const { data } = await submitOnce(body, (idempotencyKey) =>
        callApi(adjustItems, { params, body, idempotencyKey }),
      )
      return data
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      void queries.invalidateQueries({ queryKey: activeOrdersQuery.queryKey })
    },
  })
}
