import { z } from 'zod'

const hasAtMostTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** Schemas of amounts. Separate from `money.ts`, so that pages without validation do not load zod. */

/** Minor units in a body of one of our own calls. */
export const minorInput = z.int('Must be a whole number.').min(0).max(100_000_000).brand<'Minor', 'inout'>()

/** Minor units in an answer of one of our own calls; negative where money leaves. */
export const minorAmount = z.int().brand<'Minor', 'inout'>()

/** Major units in a body of one of the specification's calls, with at most two decimals. */
export const majorInput = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine(hasAtMostTwoDecimals, 'Must have at most two decimals.')

/** Major units in an answer of one of the specification's calls. */
export const majorAmount = z.number().brand<'Major', 'inout'>()
