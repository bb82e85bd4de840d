import { garmentById } from '@washline/contract/scanning/catalogue'
import type { Verdict } from './fuse-classes.ts'
import type { Box, ScannedItem } from './scanned-item.ts'

export type Sighting = Verdict & { readonly box: Box }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One item for each class, the most numerous first; its confidence is the mean over its boxes. */
export function groupItems(sightings: readonly Sighting[]): ScannedItem[] {
  return [...Map.groupBy(sightings, ({ garmentId }) => garmentId)]
    .map(([garmentId, group]) => {
      const garment = garmentById(garmentId)
      return {
        garment,
        category: garment.category,
        quantity: group.length,
        confidence: mean(group.map(({ confidence }) => confidence)),
        boxes: group.map(({ box }) => box),
      }
    })
    .sort((a, b) => b.quantity - a.quantity || b.confidence - a.confidence)
}
