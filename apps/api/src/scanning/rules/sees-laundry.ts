import type { ScannedItem } from './scanned-item.ts'

const sureFrom = 0.7
const coveredFrom = 0.3

/**
 * Whether the picture shows laundry at all. Other things look like a garment or two, but rarely like a clear one, and they
 * seldom fill the picture as a photographed garment does.
 */
export function seesLaundry(items: readonly Pick<ScannedItem, 'confidence' | 'boxes'>[]): boolean {
  const covered = items.flatMap(({ boxes }) => boxes).reduce((sum, [, , width, height]) => sum + width * height, 0)
  return items.some(({ confidence }) => confidence >= sureFrom) || covered >= coveredFrom
}
