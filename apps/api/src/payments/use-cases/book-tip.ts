import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { type AccountRef, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'

export interface Tip {
  readonly id: string
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  readonly amountMinor: Minor
}

/** The whole tip becomes available to the Washer at once. The caller makes sure that it is booked once. */
export async function bookTip(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'events'>,
  { id, orderId, customerId, washerId, amountMinor }: Tip,
  from: AccountRef,
): Promise<void> {
  const at = deps.clock.now()
  await postTransfer(tx, {
    id,
    kind: 'tip',
    orderId,
    postings: [{ from, to: { owner: 'user', userId: washerId, name: 'earnings_available' }, amountMinor }],
    at,
  })
  await deps.events.publish(tx, 'order.tipped', { orderId, customerId, washerId, amountMinor, at })
}
