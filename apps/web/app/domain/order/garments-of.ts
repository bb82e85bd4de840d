import type { Item } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../platform/format/fill-of.ts'
import type { Fill } from '../../ui/garment.tsx'
import { hungAs } from '../../ui/peg-points.ts'
import type { GarmentName } from '../../ui/sprite.ts'

export interface OrderGarment {
  key: string
  garment: GarmentName
  fill: Fill
}

/** Some lists have no categories: the name alone decides. */
export type ItemsOnLine = readonly (Pick<Item, 'name' | 'quantity'> & Partial<Pick<Item, 'category'>>)[]

/** One drawing per piece, in the colour of its name: first one of every item, then the second ones, and so on. */
export function garmentsOf(items: ItemsOnLine): OrderGarment[] {
  const there = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, category, quantity }, index) => ({
      quantity,
      index,
      garment: hungAs(guessGarment(name, category).sprite),
      fill: fillAt(index, name),
    }))
  const most = Math.max(0, ...there.map(({ quantity }) => quantity))
  return Array.from({ length: most }, (_, round) =>
    there
      .filter(({ quantity }) => quantity > round)
      .map(({ index, garment, fill }) => ({ key: `${index} ${round}`, garment, fill })),
  ).flat()
}
