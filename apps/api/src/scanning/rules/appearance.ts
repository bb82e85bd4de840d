import { z } from 'zod'

const numbers = z.array(z.number()).readonly()

/** What a garment looks like in one picture, in numbers that light, turn and distance change little. */
export const garmentAppearance = z.object({
  /** The probability of each class of the catalogue's models. */
  kinds: numbers,
  /** The classifier's embedding: pieces that look alike have nearly the same direction. */
  embedding: numbers,
  /** Tenths of the distribution of lightness, green to red, and blue to yellow over the cloth. */
  tones: z.object({ l: numbers, a: numbers, b: numbers }).readonly(),
  /** The shares of the cloth by tint: a square of cells over green to red and blue to yellow. */
  tints: numbers,
})
export type GarmentAppearance = Readonly<z.infer<typeof garmentAppearance>>
