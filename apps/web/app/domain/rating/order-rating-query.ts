import { queryOptions } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { getOrderRating } from '@washline/contract/ratings/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Every rating is cached below this key. */
export const ratingsKey = ['ratings'] as const

/** The rating of an order; null when there is none. */
export const orderRatingQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: [...ratingsKey, 'order', orderId],
    queryFn: async ({ signal }) => (await callApi(getOrderRating, { params: { id: orderId }, signal })).data,
    // The other person may have answered since.
    staleTime: 0,
    meta: { persistedOffline: true },
  })
