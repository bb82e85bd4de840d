import { type Category, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'

export type Verdict = { readonly garmentId: GarmentId; readonly category: Category; readonly confidence: number }

const floor = 1e-4

/** What one network says of a garment: probabilities in the order of the classes. Shares are of one. */
export type Opinion = { readonly says: ArrayLike<number>; readonly share: number }

/**
 * Joins what several networks say of one garment by their weighted geometric mean. The category with the most weight wins,
 * and inside it the likeliest class.
 */
export function fuseClasses(opinions: readonly Opinion[], garmentIds: readonly GarmentId[]): Verdict {
  const weights = garmentIds.map((_, index) =>
    opinions.reduce((product, { says, share }) => product * ((says[index] ?? 0) + floor) ** share, 1),
  )
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
