import type { UserId } from '@washline/contract/ids'
import { orderChannel } from '@washline/contract/orders/realtime'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { TakeOverDeps } from '../deps.ts'
import { rewashPay } from '../rules/rewash-pay.ts'
import { rewashOf } from '../store/rewashes.ts'
import type { LockedOrder } from '../store.ts'
import { moveOrder } from './move-order.ts'
import { moveRescue } from './move-rescue.ts'

/**
 * The laundry is in the successor's hands: the order is theirs, with the promise as it is, and the Washer before loses it. The caller
 * has the evidence, and the order's lock.
 */
export async function takeOver(
  tx: Tx,
  deps: TakeOverDeps,
  { order, washerId, at }: { readonly order: LockedOrder; readonly washerId: UserId; readonly at: Date },
): Promise<void> {
  const { id: orderId, washerId: giverId } = order
  if (giverId === null) throw new Error(`order ${orderId} is taken over from nobody`)
  const rewash = await rewashOf(tx, orderId)
  await moveOrder(tx, deps, {
    orderId,
    move: 'takeOver',
    by: { kind: 'washer', userId: washerId },
    at,
    refusal: orderRefusals.rescueMoved,
    change: () => ({
      set: { washerId, takenOverAt: at, ...(rewash && { netPayMinor: rewashPay(rewash, washerId) }) },
      data: { giverId },
    }),
  })
  await moveRescue(tx, deps, order, { move: 'takeOver', actorId: washerId, at })
  await deps.revoke(tx, orderChannel(orderId), giverId)
}
