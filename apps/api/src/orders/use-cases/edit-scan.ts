import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { laundryValueOf } from '../rules/merge-items.ts'
import { priceOrder } from '../rules/price-order.ts'
import { lockOrder, saveItems } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** Replaces the item list of the customer's draft, priced here. */
export const editScan = (
  deps: { readonly db: Database },
  input: { orderId: number; customerId: number; items: readonly ItemInput[] },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    if (order.status !== 'draft') throw wrongStatus()
    const items = await applyItemList(tx, order, input.items)
    const price = priceOrder({ ...order, valueMinor: laundryValueOf(items), walletBalanceMinor: 0 })
    await saveItems(
      tx,
      order,
      items,
      sql`, service_fee_minor = ${price.serviceFeeMinor}, total_minor = ${price.totalMinor}`,
    )
  })
