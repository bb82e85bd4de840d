import { netPayOf } from '@washline/contract/orders/pay'
import { grossOf, type Price, type PriceInput, priceOrder } from './price-order.ts'

export interface Adjusted {
  readonly price: Price
  readonly netPayMinor: number
  /** How much more than agreed the new list costs; only with the customer's word may it be charged. */
  readonly extraMinor: number
}

/** An order's price with another list: the wallet's held part pays first, as it did when the customer agreed. */
export function adjustPrice(
  order: Pick<PriceInput, 'loadType' | 'coverageMinor'> & {
    readonly agreedMinor: number
    readonly authorisedMinor: number
  },
  valueMinor: number,
): Adjusted {
  const price = priceOrder({
    valueMinor,
    loadType: order.loadType,
    coverageMinor: order.coverageMinor,
    walletBalanceMinor: order.agreedMinor - order.authorisedMinor,
  })
  return {
    price,
    netPayMinor: netPayOf(valueMinor),
    extraMinor: Math.max(0, grossOf(price) - order.agreedMinor),
  }
}
