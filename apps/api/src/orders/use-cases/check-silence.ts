import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { washingStatuses } from '@washline/contract/orders/process'
import type { RescueJobDeps } from '../deps.ts'
import { questionDueAt } from '../rules/rescue-times.ts'
import { lastRescueClosedAt, lastSignOf } from '../store/rescues.ts'
import { lockOrder } from '../store.ts'
import { enqueueSilence } from './enqueue-silence.ts'
import { questionWasher } from './question-washer.ts'

/** Asks the Washer who has had the laundry since a time and has given no sign of life for long, and looks again later. */
export const checkSilence = (
  deps: RescueJobDeps,
  { orderId, heldSince }: { orderId: OrderId; heldSince: Date },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.washerId === null || !washingStatuses.includes(order.status)) return
    // Another Washer has it by now, with a job of their own.
    if ((order.takenOverAt ?? order.pickedUpAt)?.getTime() !== heldSince.getTime()) return
    const now = deps.clock.now()
    const signs = [
      heldSince,
      order.laundryCompletedAt,
      await lastSignOf(tx, order.washerId),
      await lastRescueClosedAt(tx, orderId),
    ]
    const dueAt = questionDueAt(order, signs)
    if (dueAt > now) return enqueueSilence(tx, deps, { orderId, heldSince }, now, dueAt)
    await questionWasher(tx, deps, order, now)
    await enqueueSilence(tx, deps, { orderId, heldSince }, new Date(now.getTime() + market.rescue.answerMs))
  })
