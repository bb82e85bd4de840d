import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { rateOrder } from '@washline/contract/ratings/endpoints'
import { orderRatingQuery } from '../../domain/rating/order-rating-query.ts'
import { callApi } from '../../platform/api/call-api.ts'

export interface RateOrder {
  rating: number
  comment: string
}

export function useRateOrder(orderId: OrderId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: RateOrder) =>
      (await callApi(rateOrder, { params: { id: orderId }, body: { order_id: orderId, ...body } })).data,
    onSuccess: (rating) => client.setQueryData(orderRatingQuery(orderId).queryKey, rating),
  })
}
