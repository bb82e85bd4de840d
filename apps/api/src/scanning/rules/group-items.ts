import { garmentById } from '@washline/contract/scanning/catalogue'
import { colouredName } from '@washline/contract/scanning/colours'
import type { Verdict } from './fuse-classes.ts'
import type { Box, ScannedItem } from './scanned-item.ts'

export type Sighting = Verdict & Pick<ScannedItem, 'colour'> & { readonly box: Box }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One item for each class and colour, the most numerous first; its confidence is the mean over its boxes. */
export function groupItems(sightings: readonly Sighting[]): ScannedItem[] {
  const alike = Map.groupBy(sightings, ({ garmentId, colour }) => colouredName(garmentById(garmentId), colour))
  return [...alike.values()]
    .map((group) => {
      const [{ garmentId, colour }] = group as [Sighting]
      const garment = garmentById(garmentId)
      return {
        garment,
        colour,
        category: garment.category,
        quantity: group.length,
        confidence: mean(group.map(({ confidence }) => confidence)),
        boxes: group.map(({ box }) => box),
      }
    })
    .sort((a, b) => b.quantity - a.quantity || b.confidence - a.confidence)
}
