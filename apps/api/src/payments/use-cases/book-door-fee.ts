import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { type AccountRef, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The customer's part of a fee at the door goes to the account that paid the Washer in advance. */
export async function bookDoorFee(
  tx: Tx,
  fee: { readonly id: string; readonly orderId: OrderId | null; readonly amountMinor: Minor; readonly at: Date },
  from: AccountRef,
): Promise<void> {
  await postTransfer(tx, {
    id: fee.id,
    kind: 'door_fee',
    orderId: fee.orderId,
    postings: [{ from, to: { owner: 'platform', name: 'promotions' }, amountMinor: fee.amountMinor }],
    at: fee.at,
  })
}
