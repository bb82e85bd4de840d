import type { OrderId, UserId } from '@washline/contract/ids'
import { add } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import { mayAdjustItems } from '@washline/contract/orders/process'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { AdjustmentState, ItemInput } from '@washline/contract/orders/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import type { MoveOrderDeps } from '../deps.ts'
import { zoneOfOrder } from '../queries/zone-of-order.ts'
import { type Adjusted, adjustPrice } from '../rules/adjust-price.ts'
import type { OrderItem } from '../rules/merge-items.ts'
import { insertAdjustment, isAdjustmentPhoto } from '../store/adjustments.ts'
import { rewashOf } from '../store/rewashes.ts'
import { type LockedOrder, lockOrder, saveItems } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import { broadcastStatus } from './broadcast-status.ts'
import { enqueueCheck } from './enqueue-deadline.ts'
import { checkRight, wrongStatus } from './move-order.ts'

/** The Washer corrects the item list. Within the agreed total the adjustment is applied at once; above it, it waits for the customer. */
export const adjustItems = (
  deps: MoveOrderDeps,
  input: {
    orderId: OrderId
    washerId: UserId
    items: readonly ItemInput[]
    reason: string
    /** The address that the photo's upload returned. */
    photo?: string | undefined
  },
): Promise<'applied' | 'waiting'> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'washer', userId: input.washerId })
    if (!mayAdjustItems(order.status)) throw wrongStatus()
    if (await rewashOf(tx, order.id)) throw refuse(orderRefusals.secondWash)
    const items = await applyItemList(tx, order, input.items)
    const adjusted = adjustPrice(order, items, await zoneOfOrder(tx, order))
    const state = adjusted.extraMinor > 0 ? 'waiting' : 'applied'
    const at = deps.clock.now()
    await insertAdjustment(tx, {
      orderId: order.id,
      washerId: input.washerId,
      reason: input.reason,
      photoKey: await photoOf(tx, input),
      items,
      valueBeforeMinor: order.valueMinor,
      valueMinor: adjusted.price.valueMinor,
      totalMinor: adjusted.price.totalMinor,
      state,
      at,
    })
    if (state === 'applied') await saveAdjusted(tx, order, items, adjusted)
    await publishAdjusted(tx, deps, order, state, at)
    return state
  })

async function photoOf(
  tx: Tx,
  { orderId, washerId, photo }: { orderId: OrderId; washerId: UserId; photo?: string | undefined },
): Promise<string | null> {
  if (photo === undefined) return null
  const key = photoKeyOf(photo)
  if (!key || !(await isAdjustmentPhoto(tx, { key, orderId, washerId })))
    throw invalid({ photo: [orderMessages.foreignPhoto] })
  return key
}

/** Saves the new item list with its price; an amount above the agreed total is added to it and to the card's authorization. */
export const saveAdjusted = (tx: Tx, order: LockedOrder, items: readonly OrderItem[], adjusted: Adjusted) =>
  saveItems(tx, order, items, {
    serviceFeeMinor: adjusted.price.serviceFeeMinor,
    smallOrderFeeMinor: adjusted.price.smallOrderFeeMinor,
    walletMinor: adjusted.price.walletMinor,
    totalMinor: adjusted.price.totalMinor,
    loadType: adjusted.loadType,
    netPayMinor: adjusted.netPayMinor,
    providerEdited: true,
    paymentMethodId: order.paymentMethodId,
    agreedMinor: add(order.agreedMinor, adjusted.extraMinor),
    authorisedMinor: add(order.authorisedMinor, adjusted.extraMinor),
  })

export async function publishAdjusted(
  tx: Tx,
  deps: MoveOrderDeps,
  order: LockedOrder,
  state: AdjustmentState,
  at: Date,
): Promise<void> {
  if (order.washerId === null) throw new Error(`order ${order.id} is adjusted without a Washer`)
  const { id: orderId, customerId, washerId } = order
  await deps.events.publish(tx, 'order.adjusted', { orderId, customerId, washerId, state, at })
  await broadcastStatus(tx, deps, order, order.status)
  await enqueueCheck(tx, deps, orderId)
}
