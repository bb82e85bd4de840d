import { postTransfer, voidPending } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { tellGatewayJob } from '../jobs.ts'
import { orderMoney } from '../queries.ts'
import { movePayment } from '../store.ts'
import type { PaymentId, PaymentsDeps } from './begin-hold.ts'

/** Ties the card's promise to the order, in the transaction that places it: both exist, or neither. */
export async function settleHold(tx: Tx, deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  const at = deps.clock.now()
  const payment = await movePayment(tx, paymentId, { from: ['authorised', 'held'], to: 'held', at })
  if (!payment || payment.orderId === null) throw conflict('hold_lost')
  await postTransfer(tx, {
    id: payment.id,
    kind: 'card_hold',
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

/** A new total that the customer agreed to: the new promise takes the place of the old one, which is given back. */
export async function replaceHold(
  tx: Tx,
  deps: PaymentsDeps,
  input: { orderId: number; by: PaymentId },
): Promise<void> {
  const { payment } = await orderMoney(tx, input.orderId)
  if (payment && payment.id !== input.by) {
    const at = deps.clock.now()
    if (!(await movePayment(tx, payment.id, { from: ['held'], to: 'released', at }))) throw conflict('hold_lost')
    await voidPending(tx, payment.id, { at })
    await deps.jobs.enqueue(tx, tellGatewayJob, { paymentId: payment.id })
  }
  await settleHold(tx, deps, input.by)
}
