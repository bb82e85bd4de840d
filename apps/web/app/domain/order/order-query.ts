import { queryOptions, skipToken } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const read = async (orderId: OrderId, signal: AbortSignal) =>
  (await callApi(getOrder, { params: { id: orderId }, signal })).data

/** One order as the signed-in person sees it. */
export const orderQuery = (orderId: OrderId | null) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: orderId === null ? skipToken : ({ signal }) => read(orderId, signal),
    meta: { persistedOffline: true },
  })

/** A draft is cached apart, so that the screen of an order that was just placed does not open with its draft. */
export const draftOrderQuery = (orderId: OrderId | null) =>
  queryOptions({
    queryKey: [...orderQuery(orderId).queryKey, 'draft'],
    queryFn: orderId === null ? skipToken : ({ signal }) => read(orderId, signal),
  })
