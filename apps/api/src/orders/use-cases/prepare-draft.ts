import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { heavierLoad, type LoadType, loadOf } from '@washline/contract/orders/load-types'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { EventBus } from '../../events/event-bus.ts'
import type { Tx } from '../../platform/db/database.ts'
import { currentCatalogue } from '../../scanning/index.ts'
import { feesAt } from '../queries/fees.ts'
import { countOf, laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { type PricedAgain, priceAgain } from '../rules/price-again.ts'
import { type Price, priceOrder } from '../rules/price-order.ts'
import { insertDraft } from '../store.ts'

export interface Ordered {
  readonly items: readonly OrderItem[]
  readonly loadType: LoadType | null
  readonly coverageMinor: Minor
}

export interface OrderedAgain extends PricedAgain {
  readonly loadType: LoadType
  /** Without the wallet. */
  readonly price: Price
  readonly catalogueVersion: number
}

/** What was ordered before, by the price list and the fees of now; undefined if nothing is left of it. */
export async function orderedAgain(tx: Tx, ordered: Ordered, at: Date): Promise<OrderedAgain | undefined> {
  const { coverageMinor } = ordered
  const catalogue = await currentCatalogue(tx)
  const { items, reclassified } = priceAgain(ordered.items, catalogue)
  const count = countOf(items)
  if (count === 0) return undefined
  const loadType = ordered.loadType ? heavierLoad(ordered.loadType, loadOf(count)) : loadOf(count)
  const price = priceOrder(
    { valueMinor: laundryValueOf(items), loadType, coverageMinor, walletBalanceMinor: minor(0) },
    priceRulesOf(await feesAt(tx, at)),
  )
  return { items, reclassified, loadType, price, catalogueVersion: catalogue.version }
}

/** Creates a draft of what was ordered before, without its photos. The care instructions are copied by their owner. */
export async function prepareDraft(
  tx: Tx,
  deps: { readonly events: EventBus },
  again: OrderedAgain,
  {
    customerId,
    coverageMinor,
    fromOrderId,
    at,
  }: {
    readonly customerId: UserId
    readonly coverageMinor: Minor
    readonly fromOrderId: OrderId
    readonly at: Date
  },
): Promise<OrderId> {
  const { price, catalogueVersion, items } = again
  const draft = { customerId, photoKey: null, scanner: null, price, catalogueVersion, coverageMinor, at }
  const orderId = await insertDraft(tx, draft, items)
  await deps.events.publish(tx, 'order.reordered', { orderId, fromOrderId, customerId, at })
  return orderId
}
