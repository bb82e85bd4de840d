import { useQuery } from '@tanstack/react-query'
import { getReceipt } from '@washline/contract/orders/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

export const receiptKey = (orderId: number | null) => ['receipt', orderId] as const

/** Where every amount of an order comes from, as the signed-in person sees it. */
export const useReceipt = (orderId: number | null) =>
  useQuery({
    queryKey: receiptKey(orderId),
    queryFn: async ({ signal }) => (await callApi(getReceipt, { params: { id: orderId ?? 0 }, signal })).data,
    enabled: orderId !== null,
  })
