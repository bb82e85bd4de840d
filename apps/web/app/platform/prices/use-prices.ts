import type { Minor } from '@washline/contract/money'
import { type GarmentId, priceOf } from '@washline/contract/scanning/catalogue'
import { useEffect, useState } from 'react'

const read = async () => (await import('./read-prices.ts')).readPrices()

/**
 * The price of laundering one piece, in minor units. A page first renders the prices of its build and updates them once
 * the current ones are read; where that fails, the build's stay.
 */
export function usePrices(): (garment: GarmentId) => Minor {
  const [prices, setPrices] = useState<ReadonlyMap<GarmentId, Minor>>()
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
