import { type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { type LoadType, loadAfter } from '@washline/contract/orders/load-types'
import { netPayOf } from '@washline/contract/orders/pay'
import { agreedRules } from './agreed-rules.ts'
import { countOf, laundryValueOf, type OrderItem } from './merge-items.ts'
import { grossOf, type Price, priceOrder } from './price-order.ts'

export interface OrderToAdjust {
  readonly itemCount: number
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
  readonly agreedMinor: Minor
  readonly authorisedMinor: Minor
  readonly fees: unknown
}

export interface Adjusted {
  readonly price: Price
  readonly loadType: LoadType
  readonly netPayMinor: Minor
  /** The amount above the agreed total; it needs the customer's approval. */
  readonly extraMinor: Minor
}

/**
 * The price of an order with another item list, by the fees it was placed at. The load follows the count, unless the customer raised it. The wallet's
 * pending part pays first, as it did when the customer agreed.
 */
export function adjustPrice(
  order: OrderToAdjust,
  items: readonly Pick<OrderItem, 'quantity' | 'unitPriceMinor'>[],
): Adjusted {
  const valueMinor = laundryValueOf(items)
  const loadType = loadAfter(order.loadType, order.itemCount, countOf(items))
  const rules = agreedRules(order.fees)
  const price = priceOrder(
    {
      valueMinor,
      loadType,
      coverageMinor: order.coverageMinor,
      walletBalanceMinor: subtract(order.agreedMinor, order.authorisedMinor),
    },
    rules,
  )
  return {
    price,
    loadType,
    netPayMinor: netPayOf(valueMinor, rules),
    extraMinor: mostOf(minor(0), subtract(grossOf(price), order.agreedMinor)),
  }
}
