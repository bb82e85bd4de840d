import type { OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { feesAt } from '../queries/fees.ts'
import { countOf, laundryValueOf } from '../rules/merge-items.ts'
import { priceOrder } from '../rules/price-order.ts'
import { lockOrder, saveItems } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** Replaces the item list of the customer's draft. The server sets the prices. */
export const editScan = (
  deps: { readonly db: Database; readonly clock: Clock },
  input: { orderId: OrderId; customerId: UserId; items: readonly ItemInput[] },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    if (order.status !== 'draft') throw wrongStatus()
    const items = await applyItemList(tx, order, input.items)
    const price = priceOrder(
      {
        valueMinor: laundryValueOf(items),
        loadType: loadOf(countOf(items)),
        coverageMinor: order.coverageMinor,
        walletBalanceMinor: minor(0),
      },
      priceRulesOf(await feesAt(tx, deps.clock.now())),
    )
    await saveItems(tx, order, items, { serviceFeeMinor: price.serviceFeeMinor, totalMinor: price.totalMinor })
  })
