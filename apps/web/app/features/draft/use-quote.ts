import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getQuote } from '@washline/contract/orders/endpoints'
import type { LoadType } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

export const quoteKey = (orderId: number) => ['quote', orderId] as const

/** The server's price of the draft with a load type. */
export const useQuote = (orderId: number, loadType: LoadType | undefined) =>
  useQuery({
    queryKey: [...quoteKey(orderId), loadType],
    queryFn: async () =>
      (await callApi(getQuote, { params: { id: orderId }, query: loadType ? { load_type: loadType } : {} })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
