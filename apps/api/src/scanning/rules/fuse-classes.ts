import { type Category, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'

export type Verdict = { readonly garmentId: GarmentId; readonly category: Category; readonly confidence: number }

const floor = 1e-4

/**
 * Joins what the detector and the classifier say of one garment by their weighted geometric mean. Classes that only the
 * detector knows keep its own value. The category with the most weight wins, and inside it the likeliest class.
 */
export function fuseClasses(
  detector: ArrayLike<number>,
  classifier: ArrayLike<number>,
  garmentIds: readonly GarmentId[],
  detectorShare: number,
): Verdict {
  const weights = garmentIds.map((_, index) => {
    const detected = (detector[index] ?? 0) + floor
    const classified = (classifier[index] ?? 0) + floor
    return index < classifier.length ? detected ** detectorShare * classified ** (1 - detectorShare) : detected
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const byCategory = new Map<Category, number>()
  garmentIds.forEach((id, index) => {
    const { category } = garmentById(id)
    byCategory.set(category, (byCategory.get(category) ?? 0) + (weights[index] ?? 0) / total)
  })
  const [category, confidence] = largest([...byCategory])
  const inCategory = garmentIds
    .map((id, index) => [id, weights[index] ?? 0] as const)
    .filter(([id]) => garmentById(id).category === category)
  return { garmentId: largest(inCategory)[0], category, confidence }
}

function largest<Key>(entries: readonly (readonly [Key, number])[]): readonly [Key, number] {
  return entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
}
