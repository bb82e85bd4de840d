import { market } from '../market.ts'

/** Whether a count is so far above the expected one that it is probably mistyped. */
export const isOddCount = (expected: number, counted: number): boolean =>
  counted >= expected * market.custody.oddCount.times && counted >= expected + market.custody.oddCount.more

/** Whether one count has no more pieces than a bag can. */
export const isPossibleCount = (counts: readonly { readonly quantity: number }[]): boolean =>
  counts.reduce((sum, { quantity }) => sum + quantity, 0) <= market.custody.maxPieces
