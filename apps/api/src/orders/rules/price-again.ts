import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import type { PricedCatalogue } from '@washline/contract/scanning/priced-catalogue'
import type { OrderItem } from './merge-items.ts'

export interface PricedAgain {
  readonly items: readonly OrderItem[]
  /** Names of items whose class the catalogue no longer has: they were classified by their name. */
  readonly reclassified: string[]
}

/** The items of an earlier order as new ones of another, priced by this catalogue. Items that were taken off the list are left out. */
export function priceAgain(ordered: readonly OrderItem[], catalogue: PricedCatalogue): PricedAgain {
  const reclassified: string[] = []
  const items = ordered
    .filter(({ quantity }) => quantity > 0)
    .map((item): OrderItem => {
      const listed = item.garment in catalogue.garments ? (item.garment as GarmentId) : undefined
      if (listed === undefined) reclassified.push(item.name)
      const garment = listed ?? guessGarment(item.name, item.category).id
      const unitPriceMinor = catalogue.garments[garment].priceMinor
      return { ...item, id: null, garment, unitPriceMinor, confidence: null, boxes: [] }
    })
  return { items, reclassified }
}
