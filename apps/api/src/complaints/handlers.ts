import type { OrderMove } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { ComplaintDeps } from './deps.ts'
import { followRewashJob } from './jobs.ts'
import { complaintOfRewash } from './queries.ts'
import type { RewashEnd } from './use-cases/follow-rewash.ts'

const ends: Partial<Record<OrderMove, RewashEnd>> = {
  complete: 'washed',
  autoComplete: 'washed',
  completeByOperator: 'washed',
  cancel: 'cannot_wait',
  giveUp: 'no_washer',
  cancelByOperator: 'no_washer',
  writeOff: 'no_washer',
}

export function complaintsHandlers(events: EventBus, deps: Pick<ComplaintDeps, 'jobs'>): void {
  events.on('order.moved', async (tx, { orderId, move }) => {
    const end = ends[move]
    if (end && (await complaintOfRewash(tx, orderId))) await deps.jobs.enqueue(tx, followRewashJob, { orderId, end })
  })
}
