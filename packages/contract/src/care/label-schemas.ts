import { z } from 'zod'
import { oneLine } from '../texts/plain-text.ts'
import { fibersMax, labelSymbols, mayHaveBars, mostBars, mostLabels, scaleNames, scaleOf } from './label-symbols.ts'

/** A symbol of a care label, with the bars below it: one for mild, two for very mild. */
export const labelSign = z
  .object({ symbol: z.enum(labelSymbols), bars: z.int().min(0).max(mostBars) })
  .refine(({ symbol, bars }) => bars === 0 || mayHaveBars(symbol), 'This symbol has no bars.')
export type LabelSign = z.infer<typeof labelSign>

export const careLabel = z.object({
  signs: z
    .array(labelSign)
    .min(1)
    .max(scaleNames.length)
    .refine((signs) => new Set(signs.map(({ symbol }) => scaleOf(symbol))).size === signs.length, {
      error: 'A label has one symbol of each kind.',
    }),
  /** What the piece is made of, as the label has it; null where it was not read. */
  fibers: oneLine({ max: fibersMax }).nullable(),
})
export type CareLabel = z.infer<typeof careLabel>

export const orderLabels = z.array(careLabel).max(mostLabels)

export const labelReading = z.object({
  signs: z.array(
    z.object({
      /** The likeliest first; more than one where the reader is unsure. */
      options: z.array(labelSign).min(1),
      is_sure: z.boolean(),
    }),
  ),
  fibers: z.string().nullable(),
  /** What has read the photo. */
  reader: z.enum(['embedded', 'vision']),
})
export type LabelReading = z.infer<typeof labelReading>
