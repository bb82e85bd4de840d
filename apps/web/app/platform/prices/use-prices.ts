import { useQuery } from '@tanstack/react-query'
import { toMinor } from '@washline/contract/money'
import { type GarmentId, priceOf } from '@washline/contract/scanning/catalogue'
import { getPrices } from '@washline/contract/scanning/endpoints'
import { callApi } from '../api/call-api.ts'

const freshMs = 5 * 60_000

/**
 * What laundering one piece costs, in minor units. A page is drawn with the prices that it was built with, and says those
 * that hold now as soon as it has read them.
 */
export function usePrices(): (garment: GarmentId) => number {
  const { data } = useQuery({
    queryKey: ['prices'],
    queryFn: async ({ signal }) => {
      const { prices } = (await callApi(getPrices, { signal })).data
      return new Map(prices.map(({ garment, price }) => [garment, toMinor(price)]))
    },
    staleTime: freshMs,
  })
  return (garment) => data?.get(garment) ?? priceOf(garment)
}
