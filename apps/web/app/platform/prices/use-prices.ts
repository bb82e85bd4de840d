import { toMinor } from '@washline/contract/money'
import { type GarmentId, priceOf } from '@washline/contract/scanning/catalogue'
import { useEffect, useState } from 'react'

type Prices = ReadonlyMap<GarmentId, number>

/** Read by code that comes after the page's own: the public pages are drawn without calls and schemas. */
async function readPrices(signal: AbortSignal): Promise<Prices> {
  const [{ callApi }, { getPrices }] = await Promise.all([
    import('../api/call-api.ts'),
    import('@washline/contract/scanning/endpoints'),
  ])
  const { prices } = (await callApi(getPrices, { signal })).data
  return new Map(prices.map(({ garment, price }) => [garment, toMinor(price)]))
}

/**
 * What laundering one piece costs, in minor units. A page is drawn with the prices that it was built with, and says those
 * that hold now as soon as it has read them; where they cannot be read, the built ones stay.
 */
export function usePrices(): (garment: GarmentId) => number {
  const [prices, setPrices] = useState<Prices>()
  useEffect(() => {
    const leaving = new AbortController()
    readPrices(leaving.signal).then(setPrices, () => undefined)
    return () => leaving.abort()
  }, [])
  return (garment) => prices?.get(garment) ?? priceOf(garment)
}
