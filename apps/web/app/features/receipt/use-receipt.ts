import { skipToken, useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import { getReceipt } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const receiptKey = (orderId: OrderId | null) => ['receipt', orderId] as const

/** The receipt of an order, as the viewer may see it. */
export const useReceipt = (orderId: OrderId | null) =>
  useQuery({
    queryKey: receiptKey(orderId),
    queryFn:
      orderId === null
        ? skipToken
        : async ({ signal }) => (await callApi(getReceipt, { params: { id: orderId }, signal })).data,
    meta: { persistedOffline: true },
  })
