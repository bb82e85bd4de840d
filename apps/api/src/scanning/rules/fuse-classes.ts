import { type Category, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'

export type Verdict = { readonly garmentId: GarmentId; readonly category: Category; readonly confidence: number }

const floor = 1e-4

/** Raises likely classes over unlikely ones before a category's are summed, so that many faint classes do not outvote a clear one. */
const sharpness = 1.4

/** One network's class probabilities of a garment, in the order of the classes, and its share of the decision. */
export type Opinion = { readonly probabilities: ArrayLike<number>; readonly share: number }

/**
 * Combines the opinions of several networks by their weighted geometric mean. The category with the largest sum of sharpened
 * weights wins, and within it the likeliest class. The confidence is the category's share of the unsharpened mean.
 */
export function fuseClasses(opinions: readonly Opinion[], garmentIds: readonly GarmentId[]): Verdict {
  const parts = meanOpinion(opinions, garmentIds.length)
  const plain = new Map<Category, number>()
  const sharpened = new Map<Category, number>()
  garmentIds.forEach((id, index) => {
    const { category } = garmentById(id)
    const part = parts[index] ?? 0
    plain.set(category, (plain.get(category) ?? 0) + part)
    sharpened.set(category, (sharpened.get(category) ?? 0) + part ** sharpness)
  })
  const [category] = largest([...sharpened])
  const inCategory = garmentIds
    .map((id, index) => [id, parts[index] ?? 0] as const)
    .filter(([id]) => garmentById(id).category === category)
  return { garmentId: largest(inCategory)[0], category, confidence: plain.get(category) ?? 0 }
}

/** The weighted geometric mean of class probabilities; its parts sum to one. */
export function meanOpinion(opinions: readonly Opinion[], classCount: number): number[] {
  const weights = Array.from({ length: classCount }, (_, index) =>
    opinions.reduce((product, { probabilities, share }) => product * ((probabilities[index] ?? 0) + floor) ** share, 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function largest<Key>(entries: readonly (readonly [Key, number])[]): readonly [Key, number] {
  return entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
}
