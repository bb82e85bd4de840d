import type { OrderId } from '@washline/contract/ids'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { postTransfer, voidPending } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncGatewayJob } from '../jobs.ts'
import { orderMoney } from '../queries.ts'
import type { PaymentId } from '../store.ts'
import { movePayment } from '../store.ts'

/** Assigns the authorization to its order, in the transaction that places the order: both exist or neither. */
export async function settleAuthorization(tx: Tx, deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  const at = deps.clock.now()
  const payment = await movePayment(tx, paymentId, { from: ['authorized', 'capturable'], to: 'capturable', at })
  if (!payment || payment.orderId === null) throw refuse(paymentRefusals.authorizationLost)
  await postTransfer(tx, {
    id: payment.id,
    kind: 'card_authorization',
    orderId: payment.orderId,
    state: 'pending',
    postings: [
      {
        from: { owner: 'platform', name: 'card_clearing' },
        to: { owner: 'order', orderId: payment.orderId, name: 'escrow' },
        amountMinor: payment.amountMinor,
      },
    ],
    at,
  })
}

/** Replaces the authorization of an order after a new total was approved, and releases the old one. */
export async function replaceAuthorization(
  tx: Tx,
  deps: PaymentsDeps,
  input: { orderId: OrderId; by: PaymentId },
): Promise<void> {
  const { payment } = await orderMoney(tx, input.orderId)
  if (payment && payment.id !== input.by) {
    const at = deps.clock.now()
    if (!(await movePayment(tx, payment.id, { from: ['capturable'], to: 'released', at })))
      throw refuse(paymentRefusals.authorizationLost)
    await voidPending(tx, payment.id, { at })
    await deps.jobs.enqueue(tx, syncGatewayJob, { paymentId: payment.id })
  }
  await settleAuthorization(tx, deps, input.by)
}
