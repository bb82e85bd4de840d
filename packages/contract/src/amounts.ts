import { z } from 'zod'
import { minorDigits, minorPerMajor } from './money.ts'
import { amountMessages } from './payments/amount-messages.ts'

/** No more decimals than the market's currency has. */
const isWholeInMinor = (amount: number) => {
  const scaled = amount * minorPerMajor()
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}

const decimalsMessage = (): string => {
  if (minorDigits() === 0) return amountMessages.whole
  return minorDigits() === 3 ? amountMessages.threeDecimals : amountMessages.twoDecimals
}

/** Schemas of amounts. Separate from `money.ts`, so that pages without validation do not load zod. */

/** Minor units in a body of one of our own calls. The limit is that of the currencies with the smallest units; what a call is about has narrower ones. */
export const minorInput = z.int('Must be a whole number.').min(0).max(10_000_000_000).brand<'Minor', 'inout'>()

/** Minor units in an answer of one of our own calls; negative where money leaves. */
export const minorAmount = z.int().brand<'Minor', 'inout'>()

/** Major units in a body of one of the specification's calls, with no more decimals than the currency has. */
export const majorInput = z.number().min(0).max(100_000_000).refine(isWholeInMinor, { error: decimalsMessage })

/** Major units in an answer of one of the specification's calls. */
export const majorAmount = z.number().brand<'Major', 'inout'>()
