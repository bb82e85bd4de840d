import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOrder } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const draftOrderKey = (orderId: number | undefined) => ['draft-order', orderId] as const

const draftOrderQuery = (orderId: number | undefined) =>
  queryOptions({
    queryKey: draftOrderKey(orderId),
    queryFn: async () => (await callApi(getOrder, { params: { id: orderId ?? 0 } })).data,
    enabled: orderId !== undefined,
  })

/** The order that is being made. */
export const useDraftOrder = (orderId: number | undefined) => useQuery(draftOrderQuery(orderId))
