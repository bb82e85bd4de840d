import type { OrderId } from '@washline/contract/ids'
import { subtract } from '@washline/contract/money'
import { orderProcess } from '@washline/contract/orders/process'
import { earnersOf, payOfStages } from '@washline/contract/orders/stage-pay'
import type { Tx } from '../../platform/db/database.ts'
import type { CompleteOrderDeps } from '../deps.ts'
import { receiptEmailJob } from '../jobs.ts'
import { earnedOf } from '../rules/price-order.ts'
import { rewashPay } from '../rules/rewash-pay.ts'
import { takeoversOf } from '../store/rescues.ts'
import { rewashOf } from '../store/rewashes.ts'
import type { LockedOrder } from '../store.ts'
import { type Mover, moveOrder } from './move-order.ts'

const wasDelivered = ({ status }: LockedOrder) => status === orderProcess.deliver.to

/** The claim window begins now. Whether the promise was kept is unknown and counts neither way. */
const unrecordedDelivery = ({ laundryCompletedAt }: LockedOrder, at: Date) => ({
  deliveredAt: at,
  laundryCompletedAt: laundryCompletedAt ?? at,
})

/** Completes an order: captures the payment, books the Washer's earnings and enqueues the receipt email; a second wash is paid by the market. */
export async function completeOrder(
  tx: Tx,
  deps: CompleteOrderDeps,
  input: {
    orderId: OrderId
    move: 'complete' | 'autoComplete' | 'completeByOperator'
    by: Mover
    at: Date
    reason?: string
  },
): Promise<void> {
  const { at } = input
  const order = await moveOrder(tx, deps, {
    ...input,
    change: (locked) => ({
      set: { completedAt: at, ...(wasDelivered(locked) ? {} : unrecordedDelivery(locked, at)) },
      ...(input.reason === undefined ? {} : { data: { reason: input.reason } }),
    }),
  })
  if (order.washerId === null) throw new Error(`order ${order.id} is completed without a Washer`)
  const earners = earnersOf(await takeoversOf(tx, order.id), order.washerId)
  const rewash = await rewashOf(tx, order.id)
  if (rewash) {
    const pay = earners.map(({ washerId, stages }) => ({
      washerId,
      amountMinor: payOfStages(rewashPay(rewash, washerId), stages),
    }))
    await deps.payments.payRewash(tx, { orderId: order.id, pay, at })
  } else
    await deps.payments.captureOrder(tx, order.id, {
      amountMinor: order.totalMinor,
      walletMinor: order.walletMinor,
      earners,
      valueMinor: earnedOf(order),
      commissionMinor: subtract(earnedOf(order), order.netPayMinor),
      at,
    })
  await deps.jobs.enqueue(tx, receiptEmailJob, { orderId: order.id, occasion: 'completed' })
}
