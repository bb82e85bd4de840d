import type { Gate } from '@washline/contract/scanning/detector/gate'
import type { ScannedItem } from './scanned-item.ts'

/** How likely the picture shows laundry, and the limits that this is measured by. */
export type GateVerdict = Pick<Gate, 'refuseBelow' | 'sureFrom'> & { readonly chance: number }

/** An item with this confidence or more counts as sure. */
const sureItem = 0.7
const unsure = 0.6

/** What the picture's items are worth: nothing in a picture without laundry, and unsure ones in a doubtful picture. */
export function passGate<Item extends Pick<ScannedItem, 'confidence'>>(
  items: readonly Item[],
  { chance, refuseBelow, sureFrom }: GateVerdict,
): Item[] {
  if (chance < refuseBelow) return []
  if (chance >= sureFrom) return [...items]
  return items.map((item) => (item.confidence < sureItem ? item : { ...item, confidence: unsure }))
}
