import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncRefundJob } from '../jobs.ts'
import { orderCaptured, refundById } from '../queries.ts'
import { refundableMinor, shareRefund } from '../rules/share-refund.ts'
import { insertRefund } from '../store.ts'

export interface RefundInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  /** Undefined for all that is left. */
  readonly amountMinor: Minor | undefined
  readonly reason: string
  /** The operator; null for the system. */
  readonly actorId: UserId | null
  /** A repeat with the same key refunds nothing more. */
  readonly requestKey: string | undefined
}

export interface Refunded {
  readonly id: string
  readonly cardMinor: Minor
  readonly walletMinor: Minor
  /** False for a repeat. */
  readonly isNew: boolean
}

/**
 * Refunds what card and wallet paid, from the platform's revenue. The caller locks the order, so that concurrent
 * refunds see each other.
 */
export async function refundPayment(tx: Tx, deps: PaymentsDeps, input: RefundInput): Promise<Refunded> {
  const { orderId, customerId, reason, actorId, requestKey } = input
  const id = requestKey ? operationId('refund', orderId, requestKey) : deps.newId()
  const existing = await refundById(tx, id)
  if (existing) return { id, cardMinor: existing.cardMinor, walletMinor: existing.walletMinor, isNew: false }
  const taken = await orderCaptured(tx, orderId)
  const share = shareRefund(taken, input.amountMinor)
  if (share === 'too_much')
    throw refuse(paymentRefusals.refundTooMuch, { body: { refundable_minor: refundableMinor(taken) } })
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
  if (paymentId) await deps.jobs.enqueue(tx, syncRefundJob, { refundId: id })
  await deps.events.publish(tx, 'order.refunded', { orderId, customerId, cardMinor, walletMinor, at })
  return { id, cardMinor, walletMinor, isNew: true }
}
