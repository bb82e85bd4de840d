import type { Payments } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { receiptLetterJob } from '../jobs.ts'
import { type MoveDeps, type Mover, moveOrder } from './move-order.ts'

export type CompleteOrderDeps = MoveDeps & {
  readonly payments: Pick<Payments, 'captureOrder'>
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** The end that confirming and waiting share: the card is charged, the Washer earns, the receipt is mailed. */
export async function completeOrder(
  tx: Tx,
  deps: CompleteOrderDeps,
  input: { orderId: number; move: 'complete' | 'autoComplete'; by: Mover; at: Date },
): Promise<void> {
  const { at } = input
  const order = await moveOrder(tx, deps, { ...input, change: () => ({ set: sql`completed_at = ${at}` }) })
  if (order.washerId === null) throw new Error(`order ${order.id} was delivered by nobody`)
  await deps.payments.captureOrder(tx, order.id, {
    amountMinor: order.totalMinor,
    walletMinor: order.walletMinor,
    washerId: order.washerId,
    valueMinor: order.valueMinor,
    commissionMinor: order.valueMinor - order.netPayMinor,
    at,
  })
  await deps.jobs.enqueue(tx, receiptLetterJob, { orderId: order.id, occasion: 'completed' })
}
