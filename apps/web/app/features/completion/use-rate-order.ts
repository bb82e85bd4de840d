import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rateOrder } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { orderRatingQuery } from './use-order-rating.ts'

export interface RateOrder {
  rating: number
  comment: string
}

/** Rates a completed order, once. */
export function useRateOrder(orderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: RateOrder) =>
      (await callApi(rateOrder, { params: { id: orderId }, body: { order_id: orderId, ...body } })).data,
    onSuccess: (rating) => client.setQueryData(orderRatingQuery(orderId).queryKey, rating),
  })
}
