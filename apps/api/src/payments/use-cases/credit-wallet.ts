import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertCredit } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

export interface CreditInput {
  readonly userId: number
  readonly orderId: number | null
  readonly kind: 'credit' | 'compensation' | 'promise_credit'
  readonly amountMinor: number
  /** Shown to the person. */
  readonly reason: string
  /** The operator; null where the product itself gives it. */
  readonly actorId: number | null
  /** A repeat with the same one gives nothing more. */
  readonly requestKey: string | undefined
}

/** Gives money to a wallet, out of what the platform gives away. False when this credit was given before. */
export async function creditWallet(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'clock' | 'facts' | 'newId'>,
  input: CreditInput,
): Promise<boolean> {
  const at = deps.clock.now()
  const { userId, orderId, kind, amountMinor, reason, requestKey } = input
  const id = requestKey ? deedId('credit', userId, requestKey) : deps.newId()
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
  await deps.facts.tell(tx, 'wallet.credited', { userId, orderId, kind, amountMinor, reason, at })
  return true
}
