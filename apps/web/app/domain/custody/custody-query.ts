import { queryOptions } from '@tanstack/react-query'
import { getCustody } from '@washline/contract/custody/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'

/** The counted steps of an order's laundry, from the scan to its return. */
export const custodyQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: ['custody', orderId],
    queryFn: async ({ signal }) => (await callApi(getCustody, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })
