import type { EventBus } from '../events/event-bus.ts'
import { savePlaced } from './store.ts'

/** A booking is placed in the transaction of its order, by the job or by the customer. */
export function scheduleHandlers(events: EventBus): void {
  events.on('order.moved', async (tx, { move, orderId }) => {
    if (move === 'place') savePlaced(tx, orderId)
  })
}
