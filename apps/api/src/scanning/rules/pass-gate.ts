import type { ScannedItem } from './scanned-item.ts'

export interface GateLimits {
  /** Below this chance the picture has no laundry. */
  readonly refuseBelow: number
  /** Below this chance no garment is sure. */
  readonly sureFrom: number
}

/** An item with this confidence or more counts as sure. */
const sureItem = 0.7
const unsure = 0.6

/** What the picture's items are worth: nothing in a picture without laundry, and unsure ones in a doubtful picture. */
export function passGate<Item extends Pick<ScannedItem, 'confidence'>>(
  items: readonly Item[],
  { chance, refuseBelow, sureFrom }: GateLimits & { readonly chance: number },
): Item[] {
  if (chance < refuseBelow) return []
  if (chance >= sureFrom) return [...items]
  return items.map((item) => (item.confidence < sureItem ? item : { ...item, confidence: unsure }))
}
