import type { Minor } from '@washline/contract/money'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../query.ts'

const freshMs = 5 * 60_000

/**
 * The current price list. Apart from `usePrices`, so that a page does not wait for the code that calls.
 */
export const readPrices = (): Promise<ReadonlyMap<GarmentId, Minor>> =>
  queryClient.fetchQuery({
    queryKey: ['prices'],
    queryFn: async ({ signal }) => {
      const { prices } = (await callApi(getPrices, { signal })).data
      return new Map(prices.map(({ garment, price_minor }) => [garment, price_minor]))
    },
    staleTime: freshMs,
    retry: 2,
  })
