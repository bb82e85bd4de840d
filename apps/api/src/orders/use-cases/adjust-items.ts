import { mayAdjustItems } from '@washline/contract/orders/process'
import type { ItemInput } from '@washline/contract/orders/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Adjusted, adjustPrice } from '../rules/adjust-price.ts'
import { laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { insertAdjustment, type LockedOrder, lockOrder, saveItems } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import { announce, checkRight, type MoveOwnDeps, wrongStatus } from './move-order.ts'

/** The Washer corrects the list. Within what the customer agreed to it applies at once; over that it waits for the customer. */
export const adjustItems = (
  deps: MoveOwnDeps,
  input: { orderId: number; washerId: number; items: readonly ItemInput[]; reason: string },
): Promise<'applied' | 'waiting'> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'washer', userId: input.washerId })
    if (!mayAdjustItems(order.status)) throw wrongStatus()
    const items = await applyItemList(tx, order, input.items)
    const adjusted = adjustPrice(order, laundryValueOf(items))
    const state = adjusted.extraMinor > 0 ? 'waiting' : 'applied'
    const at = deps.clock.now()
    await insertAdjustment(tx, {
      orderId: order.id,
      washerId: input.washerId,
      reason: input.reason,
      items,
      valueBeforeMinor: order.valueMinor,
      valueMinor: adjusted.price.valueMinor,
      totalMinor: adjusted.price.totalMinor,
      state,
      at,
    })
    if (state === 'applied') await saveAdjusted(tx, order, items, adjusted)
    await tellAdjusted(tx, deps, order, state, at)
    return state
  })

/** The order with the new list and its price; what is over the agreed total becomes agreed, and authorised by the card. */
export const saveAdjusted = (tx: Tx, order: LockedOrder, items: readonly OrderItem[], adjusted: Adjusted) =>
  saveItems(
    tx,
    order,
    items,
    sql`, service_fee_minor = ${adjusted.price.serviceFeeMinor}, wallet_minor = ${adjusted.price.walletMinor},
      total_minor = ${adjusted.price.totalMinor}, net_pay_minor = ${adjusted.netPayMinor}, provider_edited = true,
      payment_method_id = ${order.paymentMethodId},
      agreed_minor = agreed_minor + ${adjusted.extraMinor}, authorised_minor = authorised_minor + ${adjusted.extraMinor}`,
  )

export async function tellAdjusted(
  tx: Tx,
  deps: MoveOwnDeps,
  order: LockedOrder,
  state: 'applied' | 'waiting' | 'approved' | 'declined',
  at: Date,
): Promise<void> {
  if (order.washerId === null) throw new Error(`order ${order.id} is adjusted without a Washer`)
  const { id: orderId, customerId, washerId } = order
  await deps.facts.tell(tx, 'order.adjusted', { orderId, customerId, washerId, state, at })
  await announce(tx, deps, order, order.status)
}
