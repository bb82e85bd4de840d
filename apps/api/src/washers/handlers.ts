import type { EventBus } from '../events/event-bus.ts'
import { addRating, countCompleted, removeRating } from './store.ts'

/** Updates the metrics that dispatch ranks Washers by. */
export function washersHandlers(events: EventBus): void {
  events.on('order.rated', async (tx, { washerId, tenths }) => {
    await addRating(tx, washerId, tenths)
  })
  events.on('rating.hidden', async (tx, { washerId, tenths }) => {
    await removeRating(tx, washerId, tenths)
  })
  events.on('order.moved', async (tx, { orderId, to, from, washerId }) => {
    if (to === 'completed' && from !== 'completed' && washerId !== null) await countCompleted(tx, washerId, orderId)
  })
}
