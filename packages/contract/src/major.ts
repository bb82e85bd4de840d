import { z } from 'zod'

const hasAtMostTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** A wire amount in major units with at most two decimals. Apart from `money.ts`, which pages use that check nothing. */
export const major = z.number().min(0).max(1_000_000).refine(hasAtMostTwoDecimals, 'Must have at most two decimals.')
