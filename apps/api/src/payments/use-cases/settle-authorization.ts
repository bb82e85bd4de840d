import type { OrderId } from '@washline/contract/ids'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { ledgerPost, voidPending } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { syncGatewayJob } from '../jobs.ts'
import { orderMoney, paymentById } from '../queries.ts'
import { movePayment, type Payment, type PaymentId, settlePayment } from '../store.ts'

/** What the gateway has authorized and nothing has saved yet. */
export interface Authorized {
  readonly payment: Pick<Payment, 'orderId' | 'amountMinor'>
  readonly intentId: string
}

/** Assigns the authorization to its order, in the transaction that places the order: both exist or neither. */
export async function settleAuthorization(
  tx: Tx,
  deps: PaymentsDeps,
  paymentId: PaymentId,
  authorized?: Authorized,
): Promise<void> {
  const at = deps.clock.now()
  const payment = authorized?.payment ?? (await paymentById(tx, paymentId))
  const orderId = payment?.orderId ?? null
  if (!payment || orderId === null) throw refuse(paymentRefusals.authorizationLost)
  const isSettled = await settlePayment(tx, paymentId, {
    from: [...(authorized ? (['authorizing', 'authenticating'] as const) : []), 'authorized', 'capturable'],
    at,
    intentId: authorized?.intentId ?? null,
    posting: ledgerPost({
      id: paymentId,
      kind: 'card_authorization',
      orderId,
      state: 'pending',
      postings: [
        {
          from: { owner: 'platform', name: 'card_clearing' },
          to: { owner: 'order', orderId, name: 'escrow' },
          amountMinor: payment.amountMinor,
        },
      ],
      at,
    }),
  })
  if (!isSettled) throw refuse(paymentRefusals.authorizationLost)
}

export interface ReplaceInput {
  readonly orderId: OrderId
  readonly by: PaymentId
  readonly authorized?: Authorized | undefined
}

/** Replaces the authorization of an order after a new total was approved, and releases the old one. */
export async function replaceAuthorization(tx: Tx, deps: PaymentsDeps, input: ReplaceInput): Promise<void> {
  const { payment } = await orderMoney(tx, input.orderId)
  if (payment && payment.id !== input.by) {
    const at = deps.clock.now()
    if (!(await movePayment(tx, payment.id, { from: ['capturable'], to: 'released', at })))
      throw refuse(paymentRefusals.authorizationLost)
    await voidPending(tx, payment.id, { at })
    await deps.jobs.enqueue(tx, syncGatewayJob, { paymentId: payment.id })
  }
  await settleAuthorization(tx, deps, input.by, input.authorized)
}
