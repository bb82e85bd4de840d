import { minor, toMajor } from '@washline/contract/money'
import type { Quote } from '@washline/contract/orders/schemas'

/** A price of ten for the items and four for the service, for tests. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  estimated_value: toMajor(minor(1_000)),
  service_fee: toMajor(minor(400)),
  coverage_fee: toMajor(minor(0)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_400)),
  ...changes,
})
