import type { SeenGarment } from './garment-appearance.ts'
import { groupItems, type Sighting } from './group-items.ts'
import { type GateVerdict, passGate } from './pass-gate.ts'
import type { ScannedItem } from './scanned-item.ts'
import { seesLaundry } from './sees-laundry.ts'

export interface SeenPicture<Garment extends Sighting = SeenGarment> {
  readonly garments: readonly Garment[]
  /** What the picture may show where nothing was found in it: one garment, larger than the picture. */
  readonly filling?: Garment | undefined
  /** The garments were found in a part of the picture, viewed from nearer; the gate judges that part. */
  readonly isNear?: true
  readonly gate: GateVerdict
}

/** A patterned cover fills a picture as well: below this confidence it counts as one, above it the customer checks the item. */
const fillingFrom = 0.6

/** The items of a picture; none of one without laundry. */
export function itemsOfPicture({ garments, filling, isNear, gate }: SeenPicture<Sighting>): ScannedItem[] {
  if (garments.length === 0)
    return filling && filling.confidence >= fillingFrom
      ? passGate(groupItems([{ ...filling, confidence: fillingFrom }]), gate)
      : []
  const items = groupItems(garments)
  return isNear || seesLaundry(items) ? passGate(items, gate) : []
}
