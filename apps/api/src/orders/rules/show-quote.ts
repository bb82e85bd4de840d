import { toMajor } from '@washline/contract/money'
import type { Quote } from '@washline/contract/orders/schemas'
import type { Price } from './price-order.ts'

export const showQuote = (price: Price): Quote => ({
  estimated_value: toMajor(price.valueMinor),
  service_fee: toMajor(price.serviceFeeMinor),
  coverage_fee: toMajor(price.coverageFeeMinor),
  wallet: toMajor(price.walletMinor),
  total: toMajor(price.totalMinor),
})
