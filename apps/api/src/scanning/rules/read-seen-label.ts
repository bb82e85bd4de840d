import { labelSign } from '@washline/contract/care/label-schemas'
import { fibersMax, labelSymbols, mostBars, scaleNames, scaleOf } from '@washline/contract/care/label-symbols'
import { oneLine } from '@washline/contract/texts/plain-text'
import { z } from 'zod'
import type { ReadLabel, ReadSign } from './read-label.ts'

/** The answer of a vision model. A symbol that does not exist is refused; the rest is checked by `readSeenLabel`. */
export const seenLabelSchema = z.object({
  signs: z.array(z.object({ symbol: z.enum(labelSymbols), bars: z.number(), confidence: z.number() })),
  fibers: z.string().nullable(),
})

const sureFrom = 0.8
const fibersText = oneLine({ max: fibersMax, min: 1 })

/** The answer as a label, one symbol for each scale; undefined if a value is impossible. What is unsure is offered beside the others of its scale. */
export function readSeenLabel({ signs, fibers }: z.infer<typeof seenLabelSchema>): ReadLabel | undefined {
  if (!signs.every(isPossible)) return undefined
  const read = scaleNames.flatMap((scale): ReadSign[] => {
    const ofScale = signs
      .filter(({ symbol }) => scaleOf(symbol) === scale)
      .toSorted((one, other) => other.confidence - one.confidence)
    const options = ofScale.slice(0, mostBars + 1).map(({ symbol, bars }) => ({ symbol, bars }))
    return options.length === 0
      ? []
      : [{ options, isSure: options.length === 1 && (ofScale[0]?.confidence ?? 0) >= sureFrom }]
  })
  const text = fibersText.safeParse(fibers)
  return { signs: read, fibers: text.success && read.length > 0 ? text.data : null }
}

const isPossible = ({ symbol, bars, confidence }: z.infer<typeof seenLabelSchema>['signs'][number]): boolean =>
  labelSign.safeParse({ symbol, bars }).success && confidence >= 0 && confidence <= 1
