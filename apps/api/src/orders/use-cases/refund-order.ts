import { messages } from '@washline/contract/messages'
import type { Payments } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { receiptLetterJob } from '../jobs.ts'
import { lockOrder } from '../store.ts'

export interface RefundOrderDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly payments: Pick<Payments, 'refundPayment'>
}

export interface RefundOrderInput {
  readonly orderId: number
  /** All that is left of what was paid where not said. */
  readonly amountMinor: number | undefined
  /** Shown to the customer. */
  readonly reason: string
  /** The operator who decides it. */
  readonly actorId: number
  /** A repeat with the same one gives nothing more. */
  readonly requestKey: string | undefined
}

/** Gives back what an order that has ended took: to the card what the card paid, to the wallet what the wallet paid. */
export async function refundOrder(
  tx: Tx,
  deps: RefundOrderDeps,
  input: RefundOrderInput,
): Promise<{ cardMinor: number; walletMinor: number }> {
  const order = await lockOrder(tx, input.orderId)
  if (!order) throw notFound()
  if (order.status !== 'completed' && order.status !== 'cancelled')
    throw conflict('not_ended', messages.refunds.notEnded)
  const { id, cardMinor, walletMinor, isNew } = await deps.payments.refundPayment(tx, {
    ...input,
    customerId: order.customerId,
  })
  if (isNew) await deps.jobs.enqueue(tx, receiptLetterJob, { orderId: order.id, occasion: 'refunded', refundId: id })
  return { cardMinor, walletMinor }
}
