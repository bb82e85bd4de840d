import { type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'
import { grossOf, type Price, type PriceInput, priceOrder } from './price-order.ts'

export interface Adjusted {
  readonly price: Price
  readonly netPayMinor: Minor
  /** The amount above the agreed total; it needs the customer's approval. */
  readonly extraMinor: Minor
}

/** The price of an order with another item list. The wallet's pending part pays first, as it did when the customer agreed. */
export function adjustPrice(
  order: Pick<PriceInput, 'loadType' | 'coverageMinor'> & {
    readonly agreedMinor: Minor
    readonly authorisedMinor: Minor
  },
  valueMinor: Minor,
): Adjusted {
  const price = priceOrder({
    valueMinor,
    loadType: order.loadType,
    coverageMinor: order.coverageMinor,
    walletBalanceMinor: subtract(order.agreedMinor, order.authorisedMinor),
  })
  return {
    price,
    netPayMinor: netPayOf(valueMinor),
    extraMinor: mostOf(minor(0), subtract(grossOf(price), order.agreedMinor)),
  }
}
