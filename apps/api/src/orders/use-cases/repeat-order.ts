import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { heavierLoad, type LoadType, loadOf } from '@washline/contract/orders/load-types'
import { endedStatuses } from '@washline/contract/orders/process'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { currentCatalogue } from '../../scanning/index.ts'
import { feesAt } from '../queries/fees.ts'
import { countOf, laundryValueOf } from '../rules/merge-items.ts'
import { priceAgain } from '../rules/price-again.ts'
import { priceOrder } from '../rules/price-order.ts'
import { choicesOf, insertDraft, itemsOf, lockOrder, type OrderChoices } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface RepeatOrderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
}

export interface RepeatedOrder {
  readonly orderId: OrderId
  readonly loadType: LoadType
  readonly choices: OrderChoices
  /** Items that are classified anew, which the customer should look at. */
  readonly reclassified: string[]
}

/**
 * Creates a draft with the items of an ended order of the customer, priced by the current catalogue, and returns what else
 * they chose then. Photos stay with the earlier order; the care instructions are copied by their owner.
 */
export const repeatOrder = (
  deps: RepeatOrderDeps,
  input: { readonly orderId: OrderId; readonly customerId: UserId },
): Promise<RepeatedOrder> =>
  deps.db.transaction(async (tx) => {
    const { customerId } = input
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: customerId })
    if (!endedStatuses.includes(order.status)) throw wrongStatus()
    const catalogue = await currentCatalogue(tx)
    const { items, reclassified } = priceAgain(await itemsOf(tx, order.id), catalogue)
    const count = countOf(items)
    if (count === 0) throw wrongStatus()
    const loadType = order.loadType ? heavierLoad(order.loadType, loadOf(count)) : loadOf(count)
    const coverageMinor = market.coverage.includedMinor
    const at = deps.clock.now()
    const price = priceOrder(
      { valueMinor: laundryValueOf(items), loadType, coverageMinor, walletBalanceMinor: minor(0) },
      priceRulesOf(await feesAt(tx, at)),
    )
    const { version: catalogueVersion } = catalogue
    const draft = { customerId, photoKey: null, scanner: null, price, catalogueVersion, coverageMinor, at }
    const orderId = await insertDraft(tx, draft, items)
    await deps.events.publish(tx, 'order.reordered', { orderId, fromOrderId: order.id, customerId, at })
    return { orderId, loadType, choices: await choicesOf(tx, order.id), reclassified }
  })
