import { type Category, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'

export type Verdict = { readonly garmentId: GarmentId; readonly category: Category; readonly confidence: number }

const floor = 1e-4

/** Raises likely classes over unlikely ones before a category's are added up: many faint ones do not outvote one that is clear. */
const sharpness = 1.4

/** What one network says of a garment: probabilities in the order of the classes. Shares are of one. */
export type Opinion = { readonly says: ArrayLike<number>; readonly share: number }

/**
 * Joins what several networks say of one garment by their weighted geometric mean. The category with the most weight wins,
 * its classes sharpened, and inside it the likeliest class. The confidence is the category's share of the mean itself.
 */
export function fuseClasses(opinions: readonly Opinion[], garmentIds: readonly GarmentId[]): Verdict {
  const weights = garmentIds.map((_, index) =>
    opinions.reduce((product, { says, share }) => product * ((says[index] ?? 0) + floor) ** share, 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const plain = new Map<Category, number>()
  const sharpened = new Map<Category, number>()
  garmentIds.forEach((id, index) => {
    const { category } = garmentById(id)
    const part = (weights[index] ?? 0) / total
    plain.set(category, (plain.get(category) ?? 0) + part)
    sharpened.set(category, (sharpened.get(category) ?? 0) + part ** sharpness)
  })
  const [category] = largest([...sharpened])
  const inCategory = garmentIds
    .map((id, index) => [id, weights[index] ?? 0] as const)
    .filter(([id]) => garmentById(id).category === category)
  return { garmentId: largest(inCategory)[0], category, confidence: plain.get(category) ?? 0 }
}

function largest<Key>(entries: readonly (readonly [Key, number])[]): readonly [Key, number] {
  return entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
}
