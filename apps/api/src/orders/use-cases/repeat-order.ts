import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { LoadType } from '@washline/contract/orders/load-types'
import { endedStatuses, type OrderStatus, orderProcess } from '@washline/contract/orders/process'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { choicesOf, itemsOf, lockOrder, type OrderChoices } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'
import { orderedAgain, prepareDraft } from './prepare-draft.ts'

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

/** Also one that is back and not confirmed yet: its notification offers the next one. */
const repeatable: readonly OrderStatus[] = [...endedStatuses, orderProcess.deliver.to]

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
    if (!repeatable.includes(order.status)) throw wrongStatus()
    const coverageMinor = market.coverage.includedMinor
    const at = deps.clock.now()
    const again = await orderedAgain(
      tx,
      { items: await itemsOf(tx, order.id), loadType: order.loadType, coverageMinor },
      at,
    )
    if (!again) throw wrongStatus()
    const { loadType, reclassified } = again
    const orderId = await prepareDraft(tx, deps, again, { customerId, coverageMinor, fromOrderId: order.id, at })
    return { orderId, loadType, choices: await choicesOf(tx, order.id), reclassified }
  })
