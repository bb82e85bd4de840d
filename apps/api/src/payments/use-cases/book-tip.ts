import { type AccountRef, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from './begin-hold.ts'

export interface Tip {
  readonly id: string
  readonly orderId: number
  readonly customerId: number
  readonly washerId: number
  readonly amountMinor: number
}

/** All of a tip is the Washer's, at once. The caller makes sure that it is booked once. */
export async function bookTip(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'facts'>,
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
  await deps.facts.tell(tx, 'order.tipped', { orderId, customerId, washerId, amountMinor, at })
}
