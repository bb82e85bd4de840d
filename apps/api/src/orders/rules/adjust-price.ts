import { type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { type LoadType, loadAfter } from '@washline/contract/orders/load-types'
import type { Zone } from '@washline/contract/zones/zone'
import { smallOrderFee, type ZoneFees } from '@washline/contract/zones/zone-prices'
import { agreedRules } from './agreed-rules.ts'
import { countOf, laundryValueOf, type OrderItem } from './merge-items.ts'
import { grossOf, type Price, payOf, priceOrder } from './price-order.ts'

export interface OrderToAdjust extends ZoneFees {
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
 * pending part pays first, as it did when the customer agreed. The fees of the zone stay as agreed, but that of a small order follows the value.
 */
export function adjustPrice(
  order: OrderToAdjust,
  items: readonly Pick<OrderItem, 'quantity' | 'unitPriceMinor'>[],
  zone: Pick<Zone, 'small_order'> | undefined,
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
      zoneFees: {
        zoneFeeMinor: order.zoneFeeMinor,
        pickupFeeMinor: order.pickupFeeMinor,
        smallOrderFeeMinor: zone ? smallOrderFee(zone, valueMinor) : order.smallOrderFeeMinor,
      },
    },
    rules,
  )
  return {
    price,
    loadType,
    netPayMinor: payOf(price, rules),
    extraMinor: mostOf(minor(0), subtract(grossOf(price), order.agreedMinor)),
  }
}
