import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { insertCredit } from '../store.ts'

export interface CreditInput {
  readonly userId: UserId
  readonly orderId: OrderId | null
  readonly kind: 'credit' | 'compensation' | 'promise_credit'
  readonly amountMinor: Minor
  /** Shown to the person. */
  readonly reason: string
  /** The operator; null for the system. */
  readonly actorId: UserId | null
  /** A repeat with the same key credits nothing more. */
  readonly requestKey: string | undefined
}

/** Credits a wallet from the platform's promotions. False when this credit was given before. */
export async function creditWallet(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'events' | 'newId'>,
  input: CreditInput,
): Promise<boolean> {
  const at = deps.clock.now()
  const { userId, orderId, kind, amountMinor, reason, requestKey } = input
  const id = requestKey ? operationId('credit', userId, requestKey) : deps.newId()
  if ((await insertCredit(tx, { ...input, id, at })) === 0) return false
  await postTransfer(tx, {
    id,
    kind,
    reason,
    orderId,
    postings: [
      { from: { owner: 'platform', name: 'promotions' }, to: { owner: 'user', userId, name: 'wallet' }, amountMinor },
    ],
    at,
  })
  await deps.events.publish(tx, 'wallet.credited', { userId, orderId, kind, amountMinor, reason, at })
  return true
}
