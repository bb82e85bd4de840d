import type { GarmentAppearance } from './appearance.ts'
import type { Verdict } from './fuse-classes.ts'
import { groupAlike } from './group-alike.ts'
import type { Box, ScannedItem } from './scanned-item.ts'

export type Sighting = Verdict &
  Pick<ScannedItem, 'colour'> & { readonly box: Box; readonly appearance?: GarmentAppearance }

export type JudgedSighting = Sighting & {
  /** How likely it is laundry at all, 0 to 1. */
  readonly laundry: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One item per class and colour, the largest quantity first; its confidence is the mean over its boxes. */
export function groupItems(sightings: readonly Sighting[]): ScannedItem[] {
  return groupAlike(sightings, (sighting) => sighting)
    .map(({ garment, colour, pieces }) => ({
      garment,
      colour,
      category: garment.category,
      quantity: pieces.length,
      confidence: mean(pieces.map(({ confidence }) => confidence)),
      boxes: pieces.map(({ box }) => box),
      ...appearancesOf(pieces),
    }))
    .sort((a, b) => b.quantity - a.quantity || b.confidence - a.confidence)
}

function appearancesOf(pieces: readonly Sighting[]): Pick<ScannedItem, 'appearances'> {
  const appearances = pieces.flatMap(({ appearance }) => (appearance ? [appearance] : []))
  return appearances.length === pieces.length ? { appearances } : {}
}
