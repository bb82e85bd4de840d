import type { DoorOutcome } from '@washline/contract/doors/rules'
import { minor } from '@washline/contract/money'
import { inHandStatuses, type OrderMove } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { DoorsDeps } from './deps.ts'
import { decideCaseJob } from './jobs.ts'
import { cancelFeeOf } from './queries.ts'
import { lockOpenCase, saveCall } from './store.ts'
import { closeCase } from './use-cases/close-case.ts'
import { broadcastDoor } from './use-cases/publish-case.ts'

const outcomes: Partial<Record<OrderMove, DoorOutcome>> = {
  pickUp: 'handed_over',
  deliver: 'handed_over',
  cancel: 'cancelled',
}

export function doorsHandlers(events: EventBus, deps: Pick<DoorsDeps, 'events' | 'broadcast' | 'jobs'>): void {
  // The order's lock is this transaction's. What the customer's cancellation costs is decided by the order.
  events.on('order.moved', async (tx, { orderId, move, from, at }) => {
    // Nobody is at a door before an order has its Washer.
    if (!inHandStatuses.includes(from)) return
    const row = await lockOpenCase(tx, orderId)
    if (!row) return
    const feeMinor = move === 'cancel' ? await cancelFeeOf(tx, orderId) : minor(0)
    await closeCase(tx, deps, row, { outcome: outcomes[move] ?? 'withdrawn', feeMinor, isCharged: feeMinor > 0, at })
  })
  // The laundry is another Washer's by then, who is not at this door.
  events.on('rescue.moved', async (tx, { orderId, move, at }) => {
    if (move !== 'takeOver') return
    const row = await lockOpenCase(tx, orderId)
    if (row) await closeCase(tx, deps, row, { outcome: 'withdrawn', at })
  })
  events.on('ring.made', async (tx, { orderId, isByWasher, at }) => {
    if (!isByWasher) return
    const row = await lockOpenCase(tx, orderId)
    if (!row) return
    await saveCall(tx, row.id)
    await broadcastDoor(tx, deps, orderId)
    // A call after the wait may be the last one that was missing.
    if (at >= row.waitUntil) await deps.jobs.enqueue(tx, decideCaseJob, { caseId: row.id, dueAt: at.toISOString() })
  })
}
