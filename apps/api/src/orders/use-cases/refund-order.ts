import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { endedStatuses } from '@washline/contract/orders/process'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { refundMessages } from '@washline/contract/payments/messages'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { RefundOrderDeps } from '../deps.ts'
import { receiptEmailJob } from '../jobs.ts'
import { lockOrder } from '../store.ts'

export interface RefundOrderInput {
  readonly orderId: OrderId
  /** Undefined refunds everything that has not been refunded yet. */
  readonly amountMinor: Minor | undefined
  /** Shown to the customer. */
  readonly reason: string
  /** The operator who decides it; null for the rules. */
  readonly actorId: UserId | null
  /** A second call with the same key refunds nothing. */
  readonly requestKey: string | undefined
}

/** Refunds an order that has ended: to the card what the card paid, to the wallet what the wallet paid. */
export async function refundOrder(
  tx: Tx,
  deps: RefundOrderDeps,
  input: RefundOrderInput,
): Promise<{ cardMinor: Minor; walletMinor: Minor }> {
  const order = await lockOrder(tx, input.orderId)
  if (!order) throw notFound()
  if (!endedStatuses.includes(order.status))
    throw refuse(orderRefusals.wrongStatus, { message: refundMessages.notEnded })
  const { id, cardMinor, walletMinor, isNew } = await deps.payments.refundPayment(tx, {
    ...input,
    customerId: order.customerId,
  })
  if (isNew) await deps.jobs.enqueue(tx, receiptEmailJob, { orderId: order.id, occasion: 'refunded', refundId: id })
  return { cardMinor, walletMinor }
}
