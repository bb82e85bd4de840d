import { type GarmentId, priceOf } from '@washline/contract/scanning/catalogue'
import { useEffect, useState } from 'react'

const read = async () => (await import('./read-prices.ts')).readPrices()

/**
 * What laundering one piece costs, in minor units. A page is drawn with the prices that it was built with, and says those
 * that hold now as soon as it has read them; where they cannot be read, the built ones stay.
 */
export function usePrices(): (garment: GarmentId) => number {
  const [prices, setPrices] = useState<ReadonlyMap<GarmentId, number>>()
  useEffect(() => {
    let isOver = false
    read().then(
      (found) => {
        if (!isOver) setPrices(found)
      },
      // The prices of the build stay.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [])
  return (garment) => prices?.get(garment) ?? priceOf(garment)
}
