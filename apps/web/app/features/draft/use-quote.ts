import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { getQuote } from '@washline/contract/orders/endpoints'
import type { LoadType } from '@washline/contract/orders/schemas'
import { callApi } from '../../platform/api/call-api.ts'

export interface QuoteOptions {
  loadType: LoadType | undefined
  /** The cover's limit, in major units; the included one by default. */
  coverage?: number | undefined
  useWallet?: boolean | undefined
  /** Where it would be picked up: its zone may price the order. */
  place?: Point | undefined
}

export const quoteKey = (orderId: OrderId) => ['quote', orderId] as const
export const requestedQuoteKey = (orderId: OrderId, { loadType, coverage, useWallet = false, place }: QuoteOptions) =>
  [...quoteKey(orderId), loadType, coverage, useWallet, place?.latitude, place?.longitude] as const

/** The server's price of the draft with these options. */
export const useQuote = (orderId: OrderId, options: QuoteOptions) =>
  useQuery({
    queryKey: requestedQuoteKey(orderId, options),
    queryFn: async () => {
      const query = {
        ...(options.loadType && { load_type: options.loadType }),
        ...(options.coverage !== undefined && { coverage: options.coverage }),
        ...(options.useWallet && { wallet: '1' as const }),
        ...(options.place && { latitude: options.place.latitude, longitude: options.place.longitude }),
      }
      return (await callApi(getQuote, { params: { id: orderId }, query })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
