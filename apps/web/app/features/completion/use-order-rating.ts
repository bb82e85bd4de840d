import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const orderRatingQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order-rating', orderId],
    queryFn: async ({ signal }) => (await callApi(getOrderRating, { params: { id: orderId }, signal })).data,
    // The other one may have answered since.
    staleTime: 0,
    meta: { keptOffline: true },
  })

/** The rating of an order; null when there is none. */
export const useOrderRating = (orderId: number, isOn: boolean) =>
  useQuery({ ...orderRatingQuery(orderId), enabled: isOn })
