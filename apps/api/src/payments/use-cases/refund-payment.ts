import { messages } from '@washline/contract/messages'
import { deedId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { tellRefundJob } from '../jobs.ts'
import { orderTaken, refundById } from '../queries.ts'
import { refundableMinor, shareRefund } from '../rules/share-refund.ts'
import { insertRefund } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

export interface RefundInput {
  readonly orderId: number
  readonly customerId: number
  /** All that is left where not said. */
  readonly amountMinor: number | undefined
  readonly reason: string
  /** The operator; null where the product itself gives it back. */
  readonly actorId: number | null
  /** A repeat with the same one gives nothing more. */
  readonly requestKey: string | undefined
}

export interface Refunded {
  readonly id: string
  readonly cardMinor: number
  readonly walletMinor: number
  /** False for a repeat. */
  readonly isNew: boolean
}

/** Gives back what card and wallet paid, out of the platform's revenue. The caller holds the order, so that two refunds see each other. */
export async function refundPayment(tx: Tx, deps: PaymentsDeps, input: RefundInput): Promise<Refunded> {
  const { orderId, customerId, reason, actorId, requestKey } = input
  const id = requestKey ? deedId('refund', orderId, requestKey) : deps.newId()
  const known = await refundById(tx, id)
  if (known) return { id, cardMinor: known.cardMinor, walletMinor: known.walletMinor, isNew: false }
  const taken = await orderTaken(tx, orderId)
  const share = shareRefund(taken, input.amountMinor)
  if (share === 'too_much')
    throw conflict('refund_too_much', messages.refunds.tooMuch, { refundable_minor: refundableMinor(taken) })
  const { cardMinor, walletMinor } = share
  const at = deps.clock.now()
  const paymentId = cardMinor > 0 ? taken.paymentId : null
  await insertRefund(tx, { id, orderId, paymentId, cardMinor, walletMinor, reason, actorId, at })
  const from = { owner: 'platform', name: 'revenue' } as const
  await postTransfer(tx, {
    id,
    kind: 'refund',
    reason,
    orderId,
    postings: [
      { from, to: { owner: 'platform', name: 'card_clearing' }, amountMinor: cardMinor },
      { from, to: { owner: 'user', userId: customerId, name: 'wallet' }, amountMinor: walletMinor },
    ],
    at,
  })
  if (paymentId) await deps.jobs.enqueue(tx, tellRefundJob, { refundId: id })
  await deps.facts.tell(tx, 'order.refunded', { orderId, customerId, cardMinor, walletMinor, at })
  return { id, cardMinor, walletMinor, isNew: true }
}
