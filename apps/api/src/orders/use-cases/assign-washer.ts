import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { rewashPay } from '../rules/rewash-pay.ts'
import { rewashOf } from '../store/rewashes.ts'
import { moveOrder } from './move-order.ts'

/** Assigns a pending order to a Washer; the caller has checked the offer. Of concurrent calls one succeeds, the others get 409 `taken`. */
export async function assignWasher(
  tx: Tx,
  deps: MoveDeps,
  input: { orderId: OrderId; washerId: UserId; at: Date },
): Promise<void> {
  const rewash = await rewashOf(tx, input.orderId)
  await moveOrder(tx, deps, {
    orderId: input.orderId,
    move: 'accept',
    by: { kind: 'washer', userId: input.washerId },
    at: input.at,
    refusal: orderRefusals.taken,
    change: () => ({
      set: {
        washerId: input.washerId,
        acceptedAt: input.at,
        ...(rewash && { netPayMinor: rewashPay(rewash, input.washerId) }),
      },
    }),
  })
}
