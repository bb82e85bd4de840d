import { market } from '@washline/contract/market'
import { differingBits } from './fingerprint.ts'

/** Whether one of a photo's fingerprints, as it is, mirrored and turned, is nearly one of those that an order has. */
export const isSamePhoto = (prints: readonly string[], stored: readonly string[]): boolean =>
  stored.some((other) => prints.some((print) => differingBits(print, other) <= market.claims.samePhotoBits))
