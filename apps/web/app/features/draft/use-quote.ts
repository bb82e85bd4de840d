import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getQuote } from '@washline/contract/orders/endpoints'
import type { LoadType } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

export interface QuoteWish {
  loadType: LoadType | undefined
  /** The cover's limit, in major units; the included one where not said. */
  coverage?: number | undefined
  useWallet?: boolean | undefined
}

export const quoteKey = (orderId: number) => ['quote', orderId] as const
export const wishedQuoteKey = (orderId: number, { loadType, coverage, useWallet = false }: QuoteWish) =>
  [...quoteKey(orderId), loadType, coverage, useWallet] as const

/** The server's price of the draft as it is wished. */
export const useQuote = (orderId: number, wish: QuoteWish) =>
  useQuery({
    queryKey: wishedQuoteKey(orderId, wish),
    queryFn: async () => {
      const query = {
        ...(wish.loadType && { load_type: wish.loadType }),
        ...(wish.coverage !== undefined && { coverage: wish.coverage }),
        ...(wish.useWallet && { wallet: '1' as const }),
      }
      return (await callApi(getQuote, { params: { id: orderId }, query })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
