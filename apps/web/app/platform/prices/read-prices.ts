import { toMinor } from '@washline/contract/money'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../query.ts'

const freshMs = 5 * 60_000

/** The price list that holds now, in minor units. Apart from `usePrices`, so that a page is not kept waiting for the code that calls. */
export const readPrices = (): Promise<ReadonlyMap<GarmentId, number>> =>
  queryClient.fetchQuery({
    queryKey: ['prices'],
    queryFn: async ({ signal }) => {
      const { prices } = (await callApi(getPrices, { signal })).data
      return new Map(prices.map(({ garment, price }) => [garment, toMinor(price)]))
    },
    staleTime: freshMs,
    retry: 2,
  })
