import type { OrderId, UserId } from '@washline/contract/ids'
import type { PriceRules } from '@washline/contract/market'
import { add, type Minor, subtract } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import type { ZoneFees } from '@washline/contract/zones/zone-prices'
import { agreedRules } from './agreed-rules.ts'
import { laundryValueOf } from './merge-items.ts'
import { feesOf } from './price-in-zone.ts'
import { earnedOf, grossOf, type Price, payOf, priceOrder } from './price-order.ts'

/** A placed order as it is stored. */
export interface PricedOrder extends ZoneFees {
  readonly orderId: OrderId
  readonly washerId: UserId | null
  /** When it was placed, its Washer had completed fewer orders than a newcomer may have. */
  readonly isNewcomer: boolean
  readonly items: readonly { readonly quantity: number; readonly unitPriceMinor: Minor }[]
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly walletMinor: Minor
  readonly totalMinor: Minor
  readonly netPayMinor: Minor
  readonly fees: unknown
}

export interface Shares {
  /** What the customer pays, by card and wallet. */
  readonly customerMinor: Minor
  readonly washerMinor: Minor
  readonly marketMinor: Minor
}

export interface ReplayedPrice extends Pick<PricedOrder, 'orderId' | 'washerId' | 'isNewcomer'> {
  readonly before: Shares
  readonly after: Shares
  /** The fees it was placed at give what is stored, to the cent. */
  readonly isReproduced: boolean
}

const priced = (order: PricedOrder, rules: PriceRules): Price & { readonly netPayMinor: Minor } => {
  const valueMinor = laundryValueOf(order.items)
  const { loadType, coverageMinor, walletMinor: walletBalanceMinor } = order
  const price = priceOrder({ valueMinor, loadType, coverageMinor, walletBalanceMinor, zoneFees: feesOf(order) }, rules)
  return { ...price, netPayMinor: payOf(price, rules) }
}

const sharesOf = (price: Price & { readonly netPayMinor: Minor }): Shares => ({
  customerMinor: grossOf(price),
  washerMinor: price.netPayMinor,
  marketMinor: add(
    price.serviceFeeMinor,
    price.coverageFeeMinor,
    price.zoneFeeMinor,
    subtract(earnedOf(price), price.netPayMinor),
  ),
})

const amounts = [
  'valueMinor',
  'serviceFeeMinor',
  'coverageFeeMinor',
  'walletMinor',
  'totalMinor',
  'netPayMinor',
] as const

/**
 * The price of a placed order from its stored items under other rules, beside what is stored. The wallet is replayed with the part
 * that it paid: what it contained is not stored. The fees of the zone are as stored.
 */
export function replayPrice(order: PricedOrder, rules: PriceRules): ReplayedPrice {
  const { orderId, washerId, isNewcomer } = order
  const then = priced(order, agreedRules(order.fees))
  return {
    orderId,
    washerId,
    isNewcomer,
    before: sharesOf(order),
    after: sharesOf(priced(order, rules)),
    isReproduced: amounts.every((amount) => then[amount] === order[amount]),
  }
}
