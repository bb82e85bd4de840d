import type { SeenGarment } from './garment-appearance.ts'
import { groupItems, type JudgedSighting } from './group-items.ts'
import { type GateLimits, passGate } from './pass-gate.ts'
import type { ScannedItem } from './scanned-item.ts'
import { seesLaundry } from './sees-laundry.ts'

export interface SeenPicture<Garment extends JudgedSighting = SeenGarment> {
  readonly garments: readonly Garment[]
  /** What the picture may show where nothing was found in it: one garment, larger than the picture. */
  readonly filling?: Garment | undefined
  /** The garments were found in a part of the picture, viewed from nearer. */
  readonly isNear?: true
  readonly gate: GateLimits
}

/** The customer checks the item: a patterned cover may fill a picture as well. */
const sureOfFillingAtMost = 0.6

/** The items of a picture; none of one without laundry. What is no laundry beside laundry is not counted. */
export function itemsOfPicture({ garments, filling, isNear, gate }: SeenPicture<JudgedSighting>): ScannedItem[] {
  if (garments.length === 0) {
    if (!filling) return []
    const confidence = Math.min(filling.confidence, sureOfFillingAtMost)
    return passGate(groupItems([{ ...filling, confidence }]), { ...gate, chance: filling.laundry })
  }
  const pieces = garments.filter(({ laundry }) => laundry >= gate.refuseBelow)
  const items = groupItems(pieces)
  const chance = Math.max(...pieces.map(({ laundry }) => laundry))
  return isNear || seesLaundry(items) ? passGate(items, { ...gate, chance }) : []
}
